import { lex } from './lexer.js';

const get = (scope, path) => path.split('.').reduce((value, key) => (value != null && Object.hasOwn(value, key) ? value[key] : undefined), scope);

export const helpers = new Map([
  ['upper', (v) => String(v).toUpperCase()],
  ['date', (v) => new Date(v).toISOString().slice(0, 10)],
  ['join', (v) => [].concat(v).join(', ')],
]);

const blocks = {
  if: (path, body, other) => (scope) => (get(scope, path) ? body(scope) : other(scope)),
  each: (path, body, other) => (scope) => {
    const list = get(scope, path) ?? [];
    return list.length ? list.map((item, index) => body({ ...scope, this: item, index })).join('') : other(scope);
  },
};

export function compile(source) {
  const tokens = [...lex(source)];
  let at = 0;
  function sequence() {
    const parts = [];
    for (; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (token.kind === 'close' || token.kind === 'else') break;
      if (token.kind === 'text') parts.push(() => token.text);
      else if (token.kind === 'value') {
        const helper = helpers.get(token.name);
        parts.push(helper ? (scope) => helper(get(scope, token.rest)) : (scope) => get(scope, token.name) ?? '');
      } else {
        at += 1;
        const body = sequence();
        let other = () => '';
        if (tokens[at]?.kind === 'else') { at += 1; other = sequence(); }
        if (tokens[at]?.name !== token.name) throw new SyntaxError(`{{#${token.name}}} is not closed`);
        parts.push(blocks[token.name](token.rest, body, other));
      }
    }
    return (scope) => parts.map((part) => part(scope)).join('');
  }
  return sequence();
}
