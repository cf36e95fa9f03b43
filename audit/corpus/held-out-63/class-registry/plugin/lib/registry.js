import { Bars, Line, Pie } from './charts.js';

const registry = new Map([Line, Bars, Pie].map((kind) => [kind.name.toLowerCase(), kind]));

export const kinds = () => [...registry.keys()];

export function create(kind, title, values) {
  const Kind = registry.get(kind);
  return Kind && new Kind(title, values);
}
