import { parse } from './parse.js';
import { filters } from './filters.js';
const look = (scope, path) => path.split('.').reduce((v, k) => (v != null && Object.hasOwn(v, k) ? v[k] : undefined), scope);
const make = {
  text: ({ value }) => () => value,
  var: ({ path, filter }) => (scope) => (filters.get(filter) ?? String)(look(scope, path) ?? ''),
  each: ({ path, body }) => {
    const inner = body.map(build);
    return (scope) => (look(scope, path) ?? []).map((item) => inner.map((f) => f(item)).join('')).join('');
  },
};
function build(node) { return make[node.kind](node); }
export const compile = (source) => {
  const parts = parse(source).map(build);
  return (scope) => parts.map((f) => f(scope)).join('');
};
