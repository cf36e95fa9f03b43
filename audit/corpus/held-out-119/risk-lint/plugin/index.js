const RULES = [
  { id: 'no-eval', pattern: /\beval\s*\(/, text: 'eval(code) runs any text as code' },
  { id: 'no-function', pattern: /new\s+Function\s*\(/, text: 'new Function(body) compiles text' },
  { id: 'no-shell', pattern: /require\(['"](?:node:)?child_process['"]\)/, text: 'child_process starts programs' },
  { id: 'no-kill', pattern: /process\.kill\(/, text: 'process.kill signals other programs' },
  { id: 'no-dynamic-import', pattern: /\bimport\(\s*[^'"\s)]/, text: 'import() with a computed name' },
];

const examples = {
  'no-eval': "const x = eval('1 + 1');",
  'no-function': "const f = new Function('a', 'return a');",
  'no-shell': "require('child_process').exec('ls');",
};

function blank(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (m) => m.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:])\/\/.*$/gm, (m, p) => p + ' '.repeat(m.length - p.length));
}

export function lint(source) {
  const found = [];
  blank(source).split('\n').forEach((line, i) => {
    for (const rule of RULES) {
      const m = rule.pattern.exec(line);
      if (m) found.push({ line: i + 1, column: m.index + 1, rule: rule.id });
    }
  });
  return found;
}

function explain(id) {
  const rule = RULES.find((r) => r.id === id);
  if (!rule) return `Unknown rule ${id}`;
  return [rule.text, examples[id] && `Example:\n    ${examples[id]}`].filter(Boolean).join('\n');
}

function summary(list) {
  const counts = {};
  for (const f of list) counts[f.rule] = (counts[f.rule] ?? 0) + 1;
  return Object.entries(counts).map(([k, n]) => `${k}: ${n}`).join('\n') || 'Nothing found.';
}

export function activate(api) {
  api.registerTool({
    name: 'risk_lint',
    description: 'Report risky calls',
    async run({ files }) {
      const all = [];
      for (const file of files) all.push(...lint(await api.readFile(file)));
      return summary(all);
    },
  });
  api.registerCommand('risk-rule', ({ id }) => explain(id));
}
