export function diagnose({ node, locale }) {
  const hints = [];
  const major = Number(node.slice(1).split('.')[0]);
  if (major % 2 === 1) hints.push(`Node ${major} is not a long-term release.`);
  if (!/^en|^C/.test(locale)) hints.push(`Locale ${locale}: sort order may differ from CI.`);
  return hints;
}
