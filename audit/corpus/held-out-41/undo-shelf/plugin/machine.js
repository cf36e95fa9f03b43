import { apply, diff } from './patch.js';

export const empty = { now: {}, past: [], future: [] };

const transitions = {
  change: ({ now, past }, document) => ({ now: document, past: [...past, [...diff(now, document)]].slice(-100), future: [] }),
  undo: ({ now, past, future }) => (past.length ? { now: apply(now, past.at(-1), 'before'), past: past.slice(0, -1), future: [past.at(-1), ...future] } : undefined),
  redo: ({ now, past, future }) => (future.length ? { now: apply(now, future[0], 'after'), past: [...past, future[0]], future: future.slice(1) } : undefined),
};

export const step = (shelf, name, given) => transitions[name](shelf, given) ?? shelf;
