export const report = (rows) => rows.map((r) => Object.values(r).join('\t')).join('\n');
