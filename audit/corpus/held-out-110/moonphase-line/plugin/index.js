const SYNODIC = 29.530588853;
const EPOCH = Date.UTC(2000, 0, 6, 18, 14);
const NAMES = ['new', 'waxing crescent', 'first quarter', 'waxing gibbous', 'full', 'waning gibbous', 'last quarter', 'waning crescent'];

export function phase(date) {
  const days = (date.getTime() - EPOCH) / 86400000;
  const age = ((days % SYNODIC) + SYNODIC) % SYNODIC;
  const index = Math.floor((age / SYNODIC) * 8 + 0.5) % 8;
  return { age: Math.round(age * 10) / 10, name: NAMES[index] };
}

export default function activate(ctx) {
  ctx.commands.register('moon', (args) => {
    const date = args ? new Date(args) : new Date();
    if (Number.isNaN(date.getTime())) return `not a date: ${args}`;
    const p = phase(date);
    return `${p.name}, ${p.age} days old`;
  });
}
