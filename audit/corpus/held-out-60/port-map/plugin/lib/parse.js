'use strict';

function parse(text) {
  const rows = [];
  for (const line of text.split('\n').slice(1)) {
    const port = /:(\d{2,5})\s/.exec(line)?.[1];
    if (!port) continue;
    const name = /\(\("([^"]+)"/.exec(line)?.[1] ?? line.split(/\s+/)[0];
    rows.push({ port: Number(port), name });
  }
  return rows.sort((a, b) => a.port - b.port);
}

const table = (rows) => rows.map(({ port, name }) => `${String(port).padEnd(6)}${name}`).join('\n');

module.exports = { parse, table };
