const areas = { feat: 'Added', fix: 'Fixed', refactor: 'Changed' };
export function group(subjects) {
  const out = new Map();
  for (const subject of subjects) {
    const area = areas[/^(\w+)/.exec(subject)?.[1]] ?? 'Changed';
    out.set(area, [...(out.get(area) ?? []), subject]);
  }
  return out;
}
