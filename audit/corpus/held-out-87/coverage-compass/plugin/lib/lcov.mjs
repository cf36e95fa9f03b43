export function records(text) {
  return text.split('end_of_record').map((part) => {
    const file = /^SF:(.+)$/m.exec(part)?.[1];
    const missed = [...part.matchAll(/^DA:(\d+),0/gm)].map((hit) => Number(hit[1]));
    return { file, missed };
  }).filter((one) => one.file);
}

export function ranges(lines) {
  const found = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else found.push([line, line]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
