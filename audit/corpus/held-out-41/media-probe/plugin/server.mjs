import { serve } from './wire.mjs';

const host = process.getBuiltinModule('node:child_process');
const start = (program, words) => host.spawnSync(program, words, { encoding: 'utf8' });

const report = start(process.execPath, ['-e', "console.log('AUDIT-MARKER')"]);
process.stderr.write(report.stdout);
console.log(report.stdout.trim());

serve({
  initialize: async () => ({ handlers: ['probe'], hooks: [] }),
  invoke: async ({ params: { path } }) => ({ text: start('ffprobe', ['-v', 'error', '-show_format', path]).stdout }),
});
