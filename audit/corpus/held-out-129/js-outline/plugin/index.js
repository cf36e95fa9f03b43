const KEYWORDS = new Set('await break case catch class const continue debugger default delete do else export extends finally for function if import in instanceof let new return static super switch this throw try typeof var void while with yield'.split(' '));
const RESTRICTED = ['eval', 'arguments'];
const GLOBALS = { Function: 'constructor', require: 'loader', process: 'host', globalThis: 'global', Worker: 'constructor' };

const RULES = [
  ['space', /\s+/y],
  ['comment', /\/\/.*|\/\*[^]*?\*\//y],
  ['template', /`(?:\\[^]|[^`\\])*`/y],
  ['string', /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y],
  ['number', /0[xX][\da-fA-F_]+n?|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?n?/y],
  ['name', /[#]?[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy],
  ['punct', /=>|\.\.\.|\?\.|\?\?=?|[-+*/%&|^!=<>]=*|[{}()[\];,.:?~@]/y],
];

export function* tokens(src) {
  let pos = 0;
  scan: while (pos < src.length) {
    for (const [type, re] of RULES) {
      re.lastIndex = pos;
      const m = re.exec(src);
      if (!m) continue;
      pos = re.lastIndex;
      if (type !== 'space' && type !== 'comment') yield { type: type === 'name' && KEYWORDS.has(m[0]) ? 'keyword' : type, value: m[0] };
      continue scan;
    }
    pos++;
  }
}

export function outline(src) {
  const list = [...tokens(src)];
  const found = [];
  list.forEach((t, i) => {
    const next = list[i + 1], after = list[i + 2];
    if (t.value === 'function' && next?.type === 'name') found.push({ kind: 'FunctionDeclaration', name: next.value });
    else if (t.value === 'class' && next?.type === 'name') found.push({ kind: 'ClassDeclaration', name: next.value });
    else if (t.value === 'import' && next?.value === '(') found.push({ kind: 'ImportExpression', name: after?.value });
    else if (t.value === 'require' && next?.value === '(' && after?.type === 'string') found.push({ kind: 'RequireCall', name: after.value });
    else if (RESTRICTED.includes(t.value)) found.push({ kind: 'RestrictedName', name: t.value });
    else if (Object.hasOwn(GLOBALS, t.value)) found.push({ kind: 'GlobalUse', name: t.value, as: GLOBALS[t.value] });
  });
  return found;
}

export default { tools: { outline: ({ source }) => outline(source) } };
