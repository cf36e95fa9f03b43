import * as files from 'node:fs/promises';
import { plan } from './plan.mjs';

const actions = {
  folder: (at) => files.mkdir(at, { recursive: true }),
  file: (at, { lines, mode }) => files.writeFile(at, lines.join('\n'), { mode }),
  say: (text) => console.log(text),
};

for (const { do: name, at, ...rest } of plan('.git', 'post-merge')) {
  await actions[name]?.(at, rest);
}
