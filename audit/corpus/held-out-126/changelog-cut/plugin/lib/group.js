export function group(subjects) {
  const out = {};
  for (const s of subjects) {
    const m = /^(\w+)(?:\(.+?\))?!?: (.+)$/.exec(s);
    if (m) (out[m[1]] ??= []).push(m[2]);
  }
  return out;
}
