const HEADER = /^([A-Za-z-]+):\s*(.*)$/;

/** Splits the text of an mbox into messages, `{ headers, body }` each. */
export const messages = (text) =>
  text
    .split(/^From .*$/m)
    .slice(1)
    .map((part) => {
      const [head, ...rest] = part.trimStart().split(/\r?\n\r?\n/);
      const headers = {};
      for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
        const found = HEADER.exec(line);
        if (found) headers[found[1].toLowerCase()] = found[2];
      }
      return { headers, body: rest.join('\n\n') };
    });

/** Counts by the value of a header. */
export const countBy = (list, header) => {
  const counts = new Map();
  for (const { headers } of list) {
    const key = headers[header] ?? '(none)';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
};
