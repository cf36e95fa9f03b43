const fs = require('fs');
const path = require('path');
const { parse } = require('./yaml.cjs');

function check(cfg) {
  const out = [];
  const kinds = ['receivers', 'processors', 'exporters', 'connectors'];
  const defined = new Map(kinds.map((k) => [k, new Set(Object.keys(cfg[k] || {}))]));
  const used = new Set();
  const pipelines = (cfg.service && cfg.service.pipelines) || {};
  for (const [name, p] of Object.entries(pipelines)) {
    for (const kind of ['receivers', 'processors', 'exporters']) {
      for (const id of p[kind] || []) {
        used.add(`${kind}/${id}`);
        if (!defined.get(kind).has(id) && !defined.get('connectors').has(id)) out.push(`${name}: ${kind} ${id} is not defined`);
      }
    }
    const procs = p.processors || [];
    if (procs.length && procs[0] !== 'memory_limiter') out.push(`${name}: memory_limiter should come first`);
    if (procs.includes('batch') && procs[procs.length - 1] !== 'batch') out.push(`${name}: batch should come last`);
  }
  for (const kind of ['receivers', 'exporters']) for (const id of defined.get(kind)) if (!used.has(`${kind}/${id}`)) out.push(`${kind} ${id} is never used`);
  return out;
}

module.exports = (ctx) => ctx.tool('otel_lint', {
  parameters: { file: 'string' },
  run: ({ file }) => check(parse(fs.readFileSync(path.join(ctx.workspace, file), 'utf8'))).join('\n') || 'ok',
});
