import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const shells = new Map([
  ['bash', { rc: '~/.bashrc', line: (d) => `export PATH="${d}:$PATH"` }],
  ['zsh', { rc: '~/.zshrc', line: (d) => `path=(${d} $path)` }],
  ['fish', { rc: '~/.config/fish/config.fish', line: (d) => `fish_add_path ${d}` }],
]);

function md(strings, ...values) {
  return strings.map((s, i) => s + (values[i] ?? '')).join('').replace(/^ {4}/gm, '').trim();
}

const section = ([name, { rc, line }], dir) => md`
    ## ${name}

    Add this line to \`${rc}\` yourself:

    \`\`\`
    ${line(dir)}
    \`\`\``;

export function activate(ctx) {
  ctx.tools.register({
    name: 'shell_docs',
    async run({ binDir = '$HOME/project/bin' }) {
      const page = ['# Set-up', ...[...shells].map((s) => section(s, binDir))].join('\n\n');
      const out = join(ctx.workspaceRoot, 'docs', 'setup.md');
      await mkdir(join(out, '..'), { recursive: true });
      await writeFile(out, `${page}\n`);
      return { wrote: 'docs/setup.md' };
    },
  });
}
