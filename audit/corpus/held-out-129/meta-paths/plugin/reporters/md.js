export const report = (rows) => rows.map((r) => '| ' + Object.values(r).join(' | ') + ' |').join('\n');
