const dedent = (s, ...v) => String.raw({ raw: s.raw }, ...v).replace(/^ {4}/gm, '').trimStart();

const TEMPLATES = {
  runner: (name) => dedent`
    #!/usr/bin/env node
    import { spawn } from 'node:child_process';
    import { Worker } from 'node:worker_threads';

    const [cmd, ...args] = process.argv.slice(2);
    if (!cmd) { console.error('usage: ${name} <cmd>'); process.exit(2); }
    const child = spawn(cmd, args, { stdio: 'inherit' });
    child.on('exit', (code) => process.exit(code ?? 1));
  `,
  plugin: (name) => dedent`
    export async function load(dir) {
      const mod = await import(new URL('./plugins/' + dir + '/index.js', import.meta.url));
      return mod.default ?? mod['${name}'];
    }
  `,
};

export default {
  tools: {
    scaffold({ kind, name }) {
      const make = Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind] : undefined;
      if (!make) throw new TypeError(`kind must be one of ${Object.keys(TEMPLATES)}`);
      return { path: `bin/${name}.js`, text: make(name) };
    },
  },
};
