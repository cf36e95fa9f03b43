const ini = (text) => {
  const out = {};
  let section = '';
  for (const line of text.split('\n')) {
    const head = /^\s*\[(.+)\]\s*$/.exec(line);
    if (head) {
      section = head[1] + '.';
      continue;
    }
    const pair = /^\s*([\w.-]+)\s*=\s*(.*)$/.exec(line);
    if (pair) out[section + pair[1]] = pair[2];
  }
  return out;
};

export const kinds = new Map([
  ['json', (text) => JSON.parse(text)],
  ['ini', ini],
]);
