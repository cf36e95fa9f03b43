export function* tokenize(s) {
  const re = /\s*(?:(\d+(?:\.\d+)?)|([-+*\/^()]))/y;
  let m;
  while (re.lastIndex < s.length && (m = re.exec(s))) {
    yield m[1] ? { kind: "num", value: Number(m[1]) } : { kind: "op", value: m[2] };
  }
}
