const RULES = [
  ['fence', /(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)\n\1[^\n]*(?:\n|$)/y],
  ['heading', /(#{1,6})[ \t]+([^\n]+)(?:\n|$)/y],
  ['quote', /(?:>[^\n]*(?:\n|$))+/y],
  ['list', /(?:[ \t]*(?:[-*+]|\d+\.)[ \t]+[^\n]*(?:\n|$))+/y],
  ['table', /(?:\|[^\n]*(?:\n|$))+/y],
  ['blank', /[ \t]*\n/y],
  ['text', /[^\n]+(?:\n|$)/y],
];

export function* lex(source) {
  let at = 0;
  while (at < source.length) {
    let taken = null;
    for (const [kind, pattern] of RULES) {
      pattern.lastIndex = at;
      const match = pattern.exec(source);
      if (match) {
        taken = { kind, raw: match[0], groups: match.slice(1) };
        break;
      }
    }
    if (taken === null) throw new SyntaxError(`stuck at ${at}`);
    at += taken.raw.length;
    yield taken;
  }
}

const INLINE = /!?\[([^\]]*)\]\(([^)\s]+)[^)]*\)|`([^`]+)`|(\*\*|__)(.+?)\4/g;

export function inline(text) {
  const found = { links: [], code: [], strong: [] };
  INLINE.lastIndex = 0;
  for (let match; (match = INLINE.exec(text)) !== null; ) {
    const [, label, target, code, , strong] = match;
    if (target !== undefined) found.links.push({ label, target });
    else if (code !== undefined) found.code.push(code);
    else found.strong.push(strong);
  }
  return found;
}
