export function parse(text) {
  return [...text.matchAll(/^(not ok|ok) \d+ - (.+?)(?: # (SKIP|TODO).*)?$/gm)]
    .filter((match) => !match[3])
    .map((match) => ({ ok: match[1] === 'ok', name: match[2] }));
}
