import { cluster } from './lib/cluster.js';

const POINT = /\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)/g;

export function parse(text) {
  const points = [];
  let m;
  while ((m = POINT.exec(text))) points.push([Number(m[1]), Number(m[2])]);
  return points;
}

export default function activate(ctx) {
  ctx.commands.register('kmeans', (text, k = 3) => cluster(parse(text), k));
}
