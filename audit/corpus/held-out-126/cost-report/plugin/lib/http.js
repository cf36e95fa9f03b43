exports.post = (r) => r.rows.map((x) => `${x.tag}: ${x.amount.toFixed(2)}`).join("\n");
