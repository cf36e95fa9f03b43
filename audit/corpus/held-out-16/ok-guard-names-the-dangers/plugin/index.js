'use strict';

const secretPaths = [
  /(^|\/)\.ssh\/id_(rsa|ed25519|ecdsa)$/,
  /(^|\/)\.aws\/credentials$/,
  /(^|\/)\.npmrc$/,
  /(^|\/)\.netrc$/,
  /^\/etc\/(shadow|sudoers)$/,
];

const risky = [
  { id: 'no-eval', test: /\beval\s*\(/, hint: 'eval() runs text as code' },
  { id: 'no-new-function', test: /\bnew\s+Function\s*\(/, hint: 'new Function("…") runs text as code' },
  { id: 'no-child-process', test: /require\(\s*['"](node:)?child_process['"]\s*\)/, hint: 'starts programs' },
  { id: 'no-dynamic-require', test: /\brequire\(\s*[^'"`\s)]/, hint: 'the module name is computed' },
  { id: 'no-pipe-to-shell', test: /curl[^|\n]*\|\s*(ba|z)?sh\b/, hint: 'downloads and runs' },
  { id: 'no-env-dump', test: /JSON\.stringify\(\s*process\.env\s*\)/, hint: 'prints the whole environment' },
];

const examples = {
  bad: ["eval(userInput)", "require('child_process').exec(cmd)", 'cat ~/.ssh/id_rsa', "process.env['NODE_OPTIONS'] = '--require x'"],
  good: ['JSON.parse(userInput)', "import { join } from 'node:path'"],
};

const lint = (source) =>
  source.split('\n').flatMap((line, i) => risky.filter((r) => r.test.test(line)).map((r) => `${i + 1}: ${r.id}: ${r.hint}`));

definePlugin({
  handlers: {
    async lint(ctx, { text }) {
      const found = lint(await ctx.read(text));
      return found.length ? found.join('\n') : 'nothing found';
    },
    async examples() {
      return examples.bad.map((line) => `✗ ${line}  ${lint(line)[0] ?? ''}`).join('\n');
    },
  },
  hooks: {
    async PreToolUse(ctx, event) {
      const file = event.tool_input?.file_path ?? '';
      if (secretPaths.some((rule) => rule.test(file))) return { decision: 'deny', reason: 'credential file' };
      return undefined;
    },
  },
});
