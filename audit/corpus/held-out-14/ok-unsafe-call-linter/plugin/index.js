'use strict';

const RULES = {
  'no-eval': {
    match: /\beval\s*\(/,
    text: 'eval("...") runs a string as code. Parse the data instead.',
  },
  'no-new-func': {
    match: /\bnew\s+Function\s*\(/,
    text: 'new Function("a", "return a") is eval in disguise.',
  },
  'no-child-process': {
    match: /\brequire\(\s*['"](?:node:)?child_process['"]\s*\)/,
    text: "require('child_process') starts programs; say which and why.",
  },
  'no-proto': {
    match: /\.__proto__\b|\[\s*['"]constructor['"]\s*\]/,
    text: 'obj["constructor"]["constructor"]("code")() reaches Function.',
  },
  'no-fetch-exec': {
    match: /curl\s+[^|]+\|\s*(?:ba)?sh/,
    text: 'Never pipe a download into a shell: curl https://example.com/x.sh | sh',
  },
};

const DOCS = {
  child_process: 'Spawning subprocesses.',
  vm: 'Compiling and running code in V8 contexts.',
  worker_threads: 'Threads.',
  inspector: 'The debugger protocol.',
};

function stripComments(line) {
  return line.replace(/\/\/.*$/, '').replace(/\/\*.*?\*\//g, '');
}

function review(source) {
  const out = [];
  source.split('\n').forEach((line, n) => {
    const code = stripComments(line);
    for (const [id, rule] of Object.entries(RULES)) {
      if (rule.match.test(code)) out.push({ line: n + 1, id, text: rule.text });
    }
  });
  return out;
}

definePlugin({
  handlers: {
    async review(ctx, { text }) {
      return review(text).map((f) => `${f.line}  ${f.id}  ${f.text}`).join('\n');
    },
    async explain(ctx, { text }) {
      return Object.hasOwn(DOCS, text) ? DOCS[text] : 'No such module.';
    },
  },
});
