/** Greedy wrap that keeps list markers, quotes and code blocks intact. */
export function wrap(text, width = 80) {
  const out = [];
  let fenced = false;
  for (const line of text.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
    if (fenced || line.length <= width || /^\s*(\||#|```|~~~)/.test(line)) {
      out.push(line);
      continue;
    }
    const [, lead] = /^(\s*(?:[-*+]\s+|\d+[.)]\s+|>\s?)*)/.exec(line);
    const hang = lead.replace(/[-*+\d.)]/g, ' ');
    let row = lead;
    let empty = true;
    for (const word of line.slice(lead.length).split(/\s+/).filter(Boolean)) {
      if (!empty && row.length + 1 + word.length > width) {
        out.push(row);
        row = hang + word;
      } else {
        row += (empty ? '' : ' ') + word;
      }
      empty = false;
    }
    out.push(row);
  }
  return out.join('\n');
}

export const tools = {
  wrap: { description: 'Wrap Markdown prose', run: ({ text, width }) => wrap(String(text), Number(width) || 80) },
};
