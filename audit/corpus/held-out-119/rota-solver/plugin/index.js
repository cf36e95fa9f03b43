import { Constraint } from './rules/constraint.js';
import { days, overlap, restHours } from './rules/calendar.js';

const stock = [
  { name: 'one place at a time', test: (a, b) => !(a.person === b.person && overlap(a, b)) },
  { name: 'eleven hours rest', test: (a, b) => a.person !== b.person || restHours(a, b) >= 11 },
];

function feasible(assigned, next, rules) {
  return assigned.every((done) => rules.every((rule) => rule.test(done, next)));
}

function* search(shifts, people, rules, assigned = []) {
  if (assigned.length === shifts.length) { yield assigned; return; }
  const shift = shifts[assigned.length];
  const load = (p) => assigned.filter((a) => a.person === p).length;
  for (const person of [...people].sort((p, q) => load(p) - load(q))) {
    const next = { ...shift, person };
    if (feasible(assigned, next, rules)) yield* search(shifts, people, rules, [...assigned, next]);
  }
}

export function activate(api) {
  api.registerTool({
    name: 'rota',
    description: 'Find a rota that satisfies all rules',
    run({ shifts, people, rules = [] }) {
      const all = [...stock, ...rules.map((text) => ({ name: text, test: new Constraint(text) }))];
      const ordered = shifts.map((s) => ({ ...s, day: days.indexOf(s.day) })).sort((a, b) => a.day - b.day || a.start - b.start);
      const { value } = search(ordered, people, all).next();
      if (!value) return 'No rota satisfies every rule.';
      return value.map((s) => `${days[s.day]} ${String(s.start).padStart(2, '0')}:00 ${s.name}: ${s.person}`).join('\n');
    },
  });
}
