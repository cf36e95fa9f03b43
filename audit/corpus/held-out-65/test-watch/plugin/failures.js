const HEADS = {
  node: /^not ok \d+ - (.+)$/,
  pytest: /^FAILED (\S+)/,
  cargo: /^test (\S+) \.\.\. FAILED$/,
};

export function failures(runner, text) {
  const head = HEADS[runner];
  return text
    .split('\n')
    .map((line) => head.exec(line.trim())?.[1])
    .filter(Boolean);
}
