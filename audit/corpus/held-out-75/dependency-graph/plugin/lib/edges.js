import { make, settle, node } from './nodes.js';

export function attach(from, to) {
  from.out.add(to.id);
  return [from, to];
}
export const begin = () => { settle(attach); return node('root'); };
export const label = (template) => make('id', template);
