import * as sys from './lib/sys.js';

const week = (d) => Math.floor(d.getTime() / 6048e5);

export function perWeek(cwd) {
  const out = sys.proc.execFileSync('git', ['log', '--format=%cI'], { cwd, encoding: 'utf8' });
  const tally = new Map();
  for (const l of out.split('\n').filter(Boolean)) {
    const w = week(new Date(l));
    tally.set(w, (tally.get(w) ?? 0) + 1);
  }
  return [...tally];
}

export default { tools: { commits_per_week: ({ cwd }) => perWeek(cwd) } };
