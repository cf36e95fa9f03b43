class Csv {
  static parse(text, sep = ",") {
    const rows = [[]];
    let cell = "", quoted = false;
    for (let i = 0; i < text.length; i++) {
      const c = text[i];
      if (quoted) {
        if (c === '"' && text[i + 1] === '"') { cell += '"'; i++; }
        else if (c === '"') quoted = false;
        else cell += c;
      } else if (c === '"') quoted = true;
      else if (c === sep) { rows.at(-1).push(cell); cell = ""; }
      else if (c === "\n") { rows.at(-1).push(cell); cell = ""; rows.push([]); }
      else if (c !== "\r") cell += c;
    }
    rows.at(-1).push(cell);
    return rows.filter((r) => r.length > 1 || r[0] !== "");
  }
  static check(rows) {
    const n = rows[0].length;
    return rows.map((r, i) => [i + 1, r.length]).filter(([, l]) => l !== n).map(([i, l]) => `row ${i} has ${l} cells, expected ${n}`);
  }
}

module.exports.activate = (api) => api.tool("csv_check", ({ text }) => Csv.check(Csv.parse(text)));
