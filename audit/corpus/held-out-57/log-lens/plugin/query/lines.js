export function* records(text) {
  for (const line of text.split('\n')) {
    try { yield JSON.parse(line); } catch { /* not JSON */ }
  }
}
export const parseLines = (text) => [...records(text)];
