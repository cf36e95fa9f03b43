const one = (name, v) => {
  if (v === '*') return `every ${name}`;
  const step = /^\*\/(\d+)$/.exec(v);
  if (step) return `every ${step[1]} ${name}s`;
  const range = /^(\d+)-(\d+)$/.exec(v);
  return range ? `${name} ${range[1]} to ${range[2]}` : `at ${name} ${v}`;
};
export const phrase = ({ command, ...f }) => `${Object.entries(f).map(([n, v]) => one(n, v)).join(', ')}${command ? `: runs ${command}` : ''}`;
