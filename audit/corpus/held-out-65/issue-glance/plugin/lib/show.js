export const short = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

export function line({ number, title, labels = [] }) {
  const tags = labels.length ? ` [${labels.join(', ')}]` : '';
  return `#${number} ${short(title, 90)}${tags}`;
}
