const JS = /(?:^|[=(,:;!&|?{}[\n]|\breturn)\s*\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[dgimsuvy]*/g;
const PYTHON = /\bre\.(?:compile|match|search|fullmatch|sub|findall|finditer|split)\(\s*r?(["'])((?:\\.|(?!\1)[^\\\n])*)\1/g;
const GENERIC = /\b(?:new RegExp|Pattern\.compile|Regex|preg_match)\(\s*(["'])((?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Regular expressions which stand in a source text as literals. */
export function* literals(text, path) {
  const lineOf = (index) => text.slice(0, index).split('\n').length;
  if (/\.[cm]?[jt]sx?$/.test(path)) {
    for (const match of text.matchAll(JS)) yield { source: match[1], line: lineOf(match.index) };
  }
  if (path.endsWith('.py')) {
    for (const match of text.matchAll(PYTHON)) yield { source: match[2], line: lineOf(match.index) };
  }
  for (const match of text.matchAll(GENERIC)) yield { source: match[2].replaceAll('\\\\', '\\'), line: lineOf(match.index) };
}
