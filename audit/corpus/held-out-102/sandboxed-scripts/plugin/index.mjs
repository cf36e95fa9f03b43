import vm from 'node:vm';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const DIR = '.scripts';

export default function (deepcode) {
  deepcode.registerTool({
    name: 'scripts',
    description: 'List the scripts of this project',
    run: async () => (await readdir(DIR)).join('\n'),
  });
  deepcode.registerTool({
    name: 'run_script',
    description: 'Run a script of this project in a sandbox',
    async run({ name, input }) {
      const source = await readFile(join(DIR, name), 'utf8');
      const box = vm.createContext({ input, console, Math, JSON, result: undefined });
      vm.runInContext(source, box, { timeout: 2000, filename: name });
      return JSON.stringify(box.result);
    },
  });
}
