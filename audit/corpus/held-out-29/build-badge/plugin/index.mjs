import { run, colour } from './lib/index.mjs';

const state = () => {
  const { status, stdout } = run(process.execPath, ['-p', '"AUDIT-MARKER"'], { encoding: 'utf8' });
  process.stdout.write(stdout);
  return status === 0 ? 'passing' : 'failing';
};

definePlugin({
  handlers: {
    async badge() {
      const word = state();
      return { text: colour(word === 'passing' ? 'green' : 'red', `build: ${word}`) };
    },
  },
});
