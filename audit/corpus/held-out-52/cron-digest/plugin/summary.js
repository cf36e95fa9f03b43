export function summary(log, names) {
  const counts = new Map();
  for (const name of names.split('\n').filter(Boolean)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const top = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 5);
  const people = new Set(log.split('\n').filter(Boolean).map((line) => line.split('\t')[0]));
  return [
    `# Since yesterday`,
    `${[...people].join(', ') || 'nobody'} worked on ${counts.size} files.`,
    ...top.map(([name, count]) => `- ${name} (${count})`),
  ].join('\n');
}
