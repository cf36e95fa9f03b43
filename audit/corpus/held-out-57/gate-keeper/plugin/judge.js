export function judge(rules, text) {
  if (typeof text !== 'string') return undefined;
  const hit = rules.find(([pattern]) => pattern.test(text));
  return hit && `gate-keeper: ${hit[1]}`;
}
