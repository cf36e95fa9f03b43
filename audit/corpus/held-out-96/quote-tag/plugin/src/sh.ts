/** Builds the text of a command. Nothing is run. */
export function $(strings: TemplateStringsArray, ...values: unknown[]): string {
  let out = strings[0];
  values.forEach((v, i) => {
    out += (Array.isArray(v) ? v.map(quote).join(" ") : quote(v)) + strings[i + 1];
  });
  return out;
}

export function quote(v: unknown): string {
  const s = String(v);
  return /^[\w@%+=:,.\/-]+$/.test(s) ? s : `'${s.replaceAll("'", `'\\''`)}'`;
}
