import { kinds } from './kinds.mjs';
import { parts } from './parts.mjs';

const threads = {
  text: (body) => `out.push(${JSON.stringify(body)});`,
  value: (body) => `out.push(await (${body}));`,
  statement: (body) => body,
};

export function weave(source, names) {
  const lines = parts(source).map(({ type, body }) => threads[type](body));
  const Pattern = kinds.later;
  return new Pattern(...names, `const out = [];\n${lines.join('\n')}\nreturn out.join('');`);
}
