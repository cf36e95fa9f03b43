export const group = (failures) => {
  const groups = new Map();
  for (const { command, exitCode } of failures) {
    const key = `${command.trim().split(/\s+/)[0]} exit ${exitCode}`;
    const known = groups.get(key) ?? { count: 0, last: '' };
    groups.set(key, { count: known.count + 1, last: command });
  }
  return [...groups].sort((a, b) => b[1].count - a[1].count);
};
