import path from 'node:path';
import { capital } from './src/capitals.js';

export default function activate(ctx) {
  ctx.commands.register('capital', (country) => capital(country));
  ctx.commands.register('flag-file', async (country) => {
    const { fileFor } = await import('./src/flags.js');
    return path.posix.join('flags', fileFor(country));
  });
}
