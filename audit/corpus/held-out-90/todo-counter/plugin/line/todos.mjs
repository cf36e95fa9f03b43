import { Walk } from './walk.mjs';
import { marks } from './marks.mjs';
const count = Object.fromEntries(Object.keys(marks).map((k) => [k, 0]));
for (const text of new Walk(process.cwd()).texts()) {
  for (const [k, re] of Object.entries(marks)) count[k] += (text.match(re) ?? []).length;
}
console.log(Object.entries(count).map(([k, n]) => `${k} ${n}`).join(' · '));
