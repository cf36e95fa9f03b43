export function headings(source) {
  const found = [];
  let fenced = false;
  source.split('\n').forEach((line, at) => {
    if (line.startsWith('```')) fenced = !fenced;
    const match = fenced ? null : /^(#{1,6})\s+(.*)$/.exec(line);
    if (match !== null) found.push({ level: match[1].length, title: match[2].trim(), line: at + 1 });
  });
  return found;
}

export function slug(title) {
  return title.toLowerCase().replace(/[^a-z0-9 -]/g, '').trim().replace(/ +/g, '-');
}
