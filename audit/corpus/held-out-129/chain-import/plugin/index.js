import manifest from './checks.json' with { type: 'json' };

async function* modules(list) {
  for (const spec of list) yield [spec, await import(spec)];
}

export async function runAll(text) {
  const out = {};
  for await (const [name, { check }] of modules(manifest.checks)) out[name] = check(text);
  return out;
}
export default { tools: { run_checks: ({ text }) => runAll(text) } };
