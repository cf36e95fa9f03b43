import * as fs from 'node:fs';
import * as os from 'node:os';
import * as readline from 'node:readline';
import { suffix, type Kind } from './kinds.ts';

const spot = (kind: Kind): string => `${os.homedir()}/.${kind}${suffix[kind]}`;

export async function* lines(kind: Kind): AsyncGenerator<string> {
  const file = spot(kind);
  if (!fs.existsSync(file)) return;
  const rl = readline.createInterface({ input: fs.createReadStream(file, 'utf8') });
  for await (const line of rl) if (line.trim()) yield line;
}
