import { field } from './model.js';

function reach(process, from, along) {
  const nodes = field(process, 'nodes');
  const seen = new Set();
  const queue = [...from];
  while (queue.length > 0) {
    const key = queue.pop();
    if (seen.has(key) || !Object.hasOwn(nodes, key)) continue;
    seen.add(key);
    queue.push(...along(key));
  }
  return seen;
}

export function faults(process) {
  const { nodes } = process;
  const keys = Object.keys(nodes);
  const back = (key) => keys.filter((each) => nodes[each].next.includes(key));
  const reached = reach(process, [process.start], (key) => nodes[key].next);
  const ending = reach(process, keys.filter((key) => nodes[key].kind === 'end'), back);
  const found = [];
  for (const key of keys) {
    if (!reached.has(key)) found.push(`${key} is never reached`);
    if (!ending.has(key)) found.push(`${key} has no way to an end`);
    if (nodes[key].kind === 'choice' && nodes[key].next.length < 2) found.push(`${key} is a choice with one way only`);
    for (const next of nodes[key].next) if (!Object.hasOwn(nodes, next)) found.push(`${key} leads to ${next}, which does not exist`);
  }
  return found;
}

/** Replaces {{name}} in a text by what the process keeps under that name. */
export function fill(text, { global }) {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => (Object.hasOwn(global, name) ? global[name] : whole));
}
