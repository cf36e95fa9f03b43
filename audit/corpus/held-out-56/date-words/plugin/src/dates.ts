const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const LENGTHS: Record<string, number> = { day: 1, days: 1, week: 7, weeks: 7, fortnight: 14 };

const add = (date: Date, days: number): Date => {
  const moved = new Date(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved;
};

export const parse = (text: string, now: Date): Date | null => {
  const words = text.toLowerCase().trim();
  if (words === 'today') return now;
  if (words === 'tomorrow') return add(now, 1);
  if (words === 'yesterday') return add(now, -1);
  let match = /^in (\d+) (\w+)$/.exec(words);
  if (match) return LENGTHS[match[2]] ? add(now, Number(match[1]) * LENGTHS[match[2]]) : null;
  match = /^next (\w+)$/.exec(words);
  if (!match) return null;
  const day = (DAYS as readonly string[]).indexOf(match[1]);
  if (day < 0) return LENGTHS[match[1]] ? add(now, LENGTHS[match[1]]) : null;
  return add(now, ((day - now.getUTCDay() + 6) % 7) + 1);
};
