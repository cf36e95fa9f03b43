const HASH = /^[0-9a-f]{40}$/;
const DIGEST = /@sha256:[0-9a-f]{64}$/;

/** Line by line: a YAML parser would be prettier and would lose the lines' numbers. */
export function* findings(text) {
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const uses = /^\s*(?:-\s*)?uses:\s*['"]?([^'"\s#]+)/.exec(line);
    if (uses) {
      const value = uses[1];
      if (value.startsWith('./')) continue;
      if (value.startsWith('docker://')) {
        if (!DIGEST.test(value)) yield { number, value, kind: 'image', why: 'tag may move' };
        continue;
      }
      const [action, ref = ''] = value.split('@');
      if (!ref) yield { number, value, kind: 'action', why: 'no version at all' };
      else if (!HASH.test(ref)) yield { number, value, kind: 'action', why: `${ref} is a tag or a branch`, own: action.startsWith('acme/') };
      continue;
    }
    const image = /^\s*image:\s*['"]?([^'"\s#]+)/.exec(line);
    if (image && !image[1].includes('${') && !DIGEST.test(image[1])) {
      yield { number, value: image[1], kind: 'image', why: 'no digest' };
    }
    if (/\b(?:curl|wget)\b[^|]*\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b/.test(line)) {
      yield { number, value: line.trim().slice(0, 120), kind: 'script', why: 'a downloaded script is run unseen' };
    }
    if (/^\s*remote:\s*['"]?https?:/.test(line)) {
      yield { number, value: line.trim(), kind: 'include', why: 'a remote include may change' };
    }
  }
}
