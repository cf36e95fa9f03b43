export function* tokenize(s) {
  const re = /<%(=?)([\s\S]+?)%>/g;
  let last = 0;
  for (let m; (m = re.exec(s)); last = re.lastIndex) {
    if (m.index > last) yield { kind: "text", value: s.slice(last, m.index) };
    yield { kind: m[1] ? "expr" : "code", value: m[2].trim() };
  }
  if (last < s.length) yield { kind: "text", value: s.slice(last) };
}
