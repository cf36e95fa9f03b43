import { lane, prepare } from './lanes.js';

export async function run(file, lanes, rounds) {
  prepare({ exec: file, args: [String(rounds)], silent: true });
  const jobs = Array.from({ length: lanes }, (_, n) => collect(lane({ LANE: String(n) })));
  const lists = await Promise.all(jobs);
  return lists.flat();
}

function collect(member) {
  return new Promise((resolve) => {
    const seen = [];
    member.on('message', (m) => {
      if (m && typeof m.ms === 'number') seen.push({ name: m.name, ms: m.ms });
    });
    member.on('exit', () => resolve(seen));
  });
}
