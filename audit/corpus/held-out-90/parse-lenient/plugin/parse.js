export function parse(orig, text, fn) {
  try {
    return orig(text, fn);
  } catch {
    return orig(String(text).replace(/,\s*([\]}])/g, '$1'), fn);
  }
}
