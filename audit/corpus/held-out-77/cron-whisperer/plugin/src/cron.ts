export type Field = ReadonlySet<number>;
export interface Schedule { minute: Field; hour: Field; day: Field; month: Field; weekday: Field }

const RANGES: Record<keyof Schedule, [number, number]> = {
  minute: [0, 59], hour: [0, 23], day: [1, 31], month: [1, 12], weekday: [0, 6],
};

function field(text: string, [low, high]: [number, number]): Field {
  const out = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    if (!match) throw new Error(`cannot read "${part}"`);
    const from = match[1] === undefined ? low : Number(match[1]);
    const to = match[2] !== undefined ? Number(match[2]) : match[1] === undefined || match[3] ? high : from;
    for (let n = from; n <= to; n += Number(match[3] ?? 1)) out.add(n);
  }
  return out;
}

export function parse(expression: string): Schedule {
  const parts = expression.trim().split(/\s+/);
  if (parts.length !== 5) throw new Error('five fields are expected');
  const names = Object.keys(RANGES) as (keyof Schedule)[];
  return Object.fromEntries(names.map((name, i) => [name, field(parts[i]!, RANGES[name])])) as unknown as Schedule;
}

export function next(schedule: Schedule, from: Date, count: number): string[] {
  const at = new Date(Math.ceil((from.getTime() + 1) / 60_000) * 60_000);
  const out: string[] = [];
  for (let guard = 0; out.length < count && guard < 600_000; guard++) {
    if (schedule.month.has(at.getUTCMonth() + 1) && schedule.day.has(at.getUTCDate()) && schedule.weekday.has(at.getUTCDay())
      && schedule.hour.has(at.getUTCHours()) && schedule.minute.has(at.getUTCMinutes())) out.push(at.toISOString());
    at.setTime(at.getTime() + 60_000);
  }
  return out;
}

export function explain(schedule: Schedule): string {
  const list = (set: Field, all: number): string => (set.size === all ? 'every' : [...set].join(', '));
  return `minute ${list(schedule.minute, 60)}; hour ${list(schedule.hour, 24)}; day ${list(schedule.day, 31)}; month ${list(schedule.month, 12)}; weekday ${list(schedule.weekday, 7)} (UTC)`;
}
