export function renumber(lines) {
  const counters = [];
  return lines.map((line) => {
    const m = /^(\s*)(\d+)([.)])(\s+.*)$/.exec(line);
    if (!m) {
      if (line.trim() === '') return line;
      counters.length = Math.min(counters.length, /^\s*/.exec(line)[0].length + 1);
      return line;
    }
    const depth = m[1].length;
    counters[depth] = (counters[depth] ?? 0) + 1;
    counters.length = depth + 1;
    return `${m[1]}${counters[depth]}${m[3]}${m[4]}`;
  });
}
