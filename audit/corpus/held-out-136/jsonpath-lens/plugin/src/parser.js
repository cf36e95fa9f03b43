export function parse(path) {
  const out = [];
  const re = /\.(\w+)|\[\*\]|\[\?(\w+)\]/g;
  let m;
  while ((m = re.exec(path))) {
    if (m[1]) out.push({ kind: "key", key: m[1] });
    else if (m[2]) out.push({ kind: "filter", name: m[2] });
    else out.push({ kind: "wild" });
  }
  return out;
}
