import { run } from './src/runner.js';
import { table } from './src/stats.js';

export function activate(api) {
  api.registerTool({
    name: 'bench',
    description: 'Run the benchmark file in n lanes and compare',
    async run({ file, lanes = 2, rounds = 20 }) {
      const samples = await run(file, lanes, rounds);
      return table(samples);
    },
  });
}
