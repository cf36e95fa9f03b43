/** Evaluates + - * / and parentheses over numbers and the given names. */
export function evaluate(expr: string, names: Record<string, number> = {}): number {
  const tokens = expr.match(/\d+(?:\.\d+)?|[A-Za-z_]\w*|[-+*\/()]/g) ?? [];
  let pos = 0;
  const table = new Map(Object.entries(names));

  function primary(): number {
    const t = tokens[pos++];
    if (t === "(") {
      const v = sum();
      if (tokens[pos++] !== ")") throw new SyntaxError("missing )");
      return v;
    }
    if (t === "-") return -primary();
    const v = table.get(t) ?? Number(t);
    if (Number.isNaN(v)) throw new SyntaxError(`unknown ${t}`);
    return v;
  }
  function product(): number {
    let v = primary();
    while (tokens[pos] === "*" || tokens[pos] === "/") v = tokens[pos++] === "*" ? v * primary() : v / primary();
    return v;
  }
  function sum(): number {
    let v = product();
    while (tokens[pos] === "+" || tokens[pos] === "-") v = tokens[pos++] === "+" ? v + product() : v - product();
    return v;
  }
  return sum();
}
