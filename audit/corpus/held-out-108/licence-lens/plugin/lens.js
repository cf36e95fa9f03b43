const CLASS = {
  permissive: ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "0BSD", "Zlib", "Unlicense", "CC0-1.0", "BlueOak-1.0.0"],
  weak: ["LGPL-2.1-only", "LGPL-3.0-only", "LGPL-3.0-or-later", "MPL-2.0", "EPL-2.0", "CDDL-1.0"],
  strong: ["GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-only", "GPL-3.0-or-later"],
  network: ["AGPL-3.0-only", "AGPL-3.0-or-later", "SSPL-1.0"],
};
const ORDER = ["permissive", "weak", "strong", "network", "unknown"];
const classOf = (id) => ORDER.find((c) => CLASS[c]?.includes(id)) ?? "unknown";

function tokens(s) {
  return s.match(/\(|\)|AND|OR|WITH|[A-Za-z0-9.\-+]+/g) ?? [];
}

// expr := term (OR term)* ; term := atom (AND atom)* ; atom := id [WITH id] | ( expr )
export function evaluate(text) {
  const t = tokens(text);
  let i = 0;
  const worse = (a, b) => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b);
  const better = (a, b) => (ORDER.indexOf(a) < ORDER.indexOf(b) ? a : b);
  function atom() {
    if (t[i] === "(") {
      i++;
      const v = expr();
      if (t[i++] !== ")") throw new SyntaxError("missing )");
      return v;
    }
    const c = classOf(t[i++]);
    if (t[i] === "WITH") {
      i += 2;
      return c === "strong" ? "weak" : c;
    }
    return c;
  }
  function term() {
    let v = atom();
    while (t[i] === "AND") { i++; v = worse(v, atom()); }
    return v;
  }
  function expr() {
    let v = term();
    while (t[i] === "OR") { i++; v = better(v, term()); }
    return v;
  }
  const v = expr();
  if (i !== t.length) throw new SyntaxError(`unexpected ${t[i]}`);
  return v;
}

export default (api) => api.tool("spdx_evaluate", ({ expression }) => evaluate(expression));
