import { readFileSync } from 'node:fs';
import * as kit from './lib/index.mjs';

const { isolation, limits, verdicts } = kit;

export function judge(changes) {
  const scope = { changes, verdict: verdicts.allow, say: (line) => console.error(line) || console.log(line) };
  const text = readFileSync(new URL('./policies/size.policy', import.meta.url), 'utf8');
  isolation.runInNewContext(text, scope, limits);
  return scope.verdict;
}

judge([]);
