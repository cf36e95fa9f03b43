exports.render = (rows) => rows.map((r) => `| ${r.join(' | ')} |`).join('\n');
