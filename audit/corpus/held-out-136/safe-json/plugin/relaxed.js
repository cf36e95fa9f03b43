export function relaxed(s, opts) {
  const t = s
    .replace(/\/\/[^\n]*/g, "")
    .replace(/,\s*([}\]])/g, "$1")
    .replace(/([{,]\s*)([A-Za-z_]\w*)\s*:/g, '$1"$2":');
  const v = JSON.parse(t);
  if (!opts.keepUnknown) delete v.$schema;
  return v;
}
