export const stat = (diff) => {
  const files = new Map();
  let file = '';
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ b/')) { file = line.slice(6); files.set(file, [0, 0]); }
    else if (line.startsWith('+') && files.has(file)) files.get(file)[0] += 1;
    else if (line.startsWith('-') && !line.startsWith('---') && files.has(file)) files.get(file)[1] += 1;
  }
  return [...files].map(([name, [plus, minus]]) => `${name} +${plus} -${minus}`).join('\n');
};
