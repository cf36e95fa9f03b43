export const explain = (sql) => sql.split(/\b(?=FROM|WHERE|GROUP|ORDER)\b/i).join("\n");
