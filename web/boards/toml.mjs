// The part of TOML that the games' tables use: keys with words, numbers, truths, lists and tables in one line.

/** `[[name]]` becomes a list of records under that name, `[name]` one record. */
export function readToml(text) {
  const found = {};
  let into = found;
  for (const line of text.split("\n")) {
    const list = line.match(/^\[\[(\w+)\]\]/);
    const single = line.match(/^\[(\w+)\]/);
    const pair = line.match(/^(\w+) = ("[^"]*"|\[.*?\](?=\s*(?:#|$))|\{[^}]*\}|[^\s#]+)/);
    if (list) {
      into = {};
      (found[list[1]] ??= []).push(into);
    } else if (single) {
      into = {};
      found[single[1]] = into;
    } else if (pair) {
      const inline = pair[2].startsWith("{");
      into[pair[1]] = JSON.parse(inline ? pair[2].replaceAll(/(\w+) =/g, '"$1":') : pair[2]);
    }
  }
  return found;
}
