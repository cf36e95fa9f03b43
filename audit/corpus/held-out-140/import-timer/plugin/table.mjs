export const table = (rows) => rows.map((r) => `${String(r.ms).padStart(6)} ${r.name}`).join("\n");
