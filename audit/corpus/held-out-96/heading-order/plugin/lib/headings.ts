export interface Heading {
  level: number;
  line: number;
  text: string;
}

export function* headings(text: string): Generator<Heading> {
  let fence = false;
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (/^(```|~~~)/.test(line)) fence = !fence;
    if (fence) continue;
    const m = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (m) yield { level: m[1].length, line: i + 1, text: m[2] };
  }
}
