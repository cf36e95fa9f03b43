export function layout(title, text, size = 60) {
  const lines = text.split('\n').map((l, i) => `${String(i + 1).padStart(5)}  ${l}`);
  const pages = [];
  for (let i = 0; i < lines.length; i += size) pages.push([`${title} – ${pages.length + 1}`, '', ...lines.slice(i, i + size)].join('\n'));
  return pages;
}
