// A computer player for Carrack in JavaScript: reads a line of JSON, writes a line of JSON.
//
//   carrack simulate goa --players 3 --games 6 --bots "cmd:node docs/examples/any_bot.mjs,casual"

import { createInterface } from 'node:readline';

let state = 1;

/** A number from 0 to below `bound`; the same game brings the same numbers. */
function below(bound) {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === 'game') {
    state = told.seed;
    console.error(`playing ${told.game} on seat ${told.seat}`);
  } else if (told.type === 'decide') {
    const { options } = told.decision;
    console.log(JSON.stringify({ do: options[below(options.length)].do }));
  }
}
