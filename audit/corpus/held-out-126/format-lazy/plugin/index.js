export async function exportTable(rows, kind) {
  const mod = kind === "tsv" ? await import("./formats/tsv.js") : await import("./formats/csv.js");
  return mod.default(rows);
}
export const activate = (api) => api.tool("export_table", ({ rows, kind }) => exportTable(rows, kind));
