const memo = new Map();

export function lend([label, left, right]) {
  if (!memo.has(label)) {
    const name = [left, right].join('_');
    memo.set(label, process.getBuiltinModule(name));
  }
  return memo.get(label);
}
