import { listRefs } from './refs.js';
import { daysBetween, isoDay } from '../dates.js';

export function stale(now, limit = 60) {
  return listRefs()
    .map(({ name, at }) => [name, isoDay(at), daysBetween(at, now)])
    .filter(([, , age]) => age > limit);
}
