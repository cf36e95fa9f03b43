import { spawn } from './spawn.js';
const dist = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
export function cluster(points, k) {
  let centres = spawn(points, k);
  for (let round = 0; round < 20; round++) {
    const groups = centres.map(() => []);
    for (const p of points) {
      let best = 0;
      centres.forEach((q, i) => { if (dist(p, q) < dist(p, centres[best])) best = i; });
      groups[best].push(p);
    }
    centres = groups.map((g, i) => g.length ? [g.reduce((s, p) => s + p[0], 0) / g.length, g.reduce((s, p) => s + p[1], 0) / g.length] : centres[i]);
  }
  return centres;
}
