// A bot with a token: sits down at open matches that let bots in, and plays at random in all of its matches.
//
//   CARRACK_TOKEN=carrack_bot_… node docs/examples/bot_over_http.mjs http://127.0.0.1:8642

import { randomInt, randomUUID } from 'node:crypto';

const [, , address, matches = Infinity] = process.argv; // ends after so many matches
const pause = Number(process.env.CARRACK_PAUSE ?? 1); // seconds between two looks
const sleep = (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1000));

/** A request; the record of the answer, or of the problem. */
async function ask(method, path, body) {
  const headers = { authorization: `Bearer ${process.env.CARRACK_TOKEN}`, 'content-type': 'application/json' };
  const answer = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) });
  if (answer.status === 429 || answer.status === 503) {
    await sleep(Number(answer.headers.get('retry-after') ?? 5)); // the server says when to go on
    return ask(method, path, body);
  }
  const record = await answer.json();
  if (answer.status === 401) throw new Error(record.detail);
  return record;
}

const cards = async (which) => (await ask('GET', `/api/matches?list=${which}`)).matches;
const command = (version, more) => ({ command_id: randomUUID(), expected_version: version, ...more });

const before = new Set((await cards('over')).map((card) => card.id));
while ((await cards('over')).filter((card) => !before.has(card.id)).length < matches) {
  for (const card of await cards('open')) {
    if (!card.bots || card.seats.some((seat) => seat.mine)) continue;
    await ask('POST', `/api/matches/${card.id}/join`, command(card.version));
  }
  for (const card of await cards('mine')) {
    const path = `/api/matches/${card.id}`;
    const { seat } = card.seats.find((one) => one.mine);
    let state = card.my_turn ? await ask('GET', `${path}?seat=${seat}`) : { status: '' };
    while (state.status === 'running' && state.position.decision) {
      const { options } = state.position.decision;
      const { do: chosen } = options[randomInt(options.length)]; // your idea here
      const choice = command(state.version, { type: 'choose', seat, do: chosen });
      // With 409 somebody was faster, and this is the state now; without one it is not for us to decide.
      state = (await ask('POST', `${path}/commands`, choice)).state ?? { status: '' };
    }
  }
  await sleep(pause);
}
