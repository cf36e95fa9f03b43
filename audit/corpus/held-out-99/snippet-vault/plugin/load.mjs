import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

async function* resolved(stream) {
  for await (const parts of stream) yield join(...parts);
}

async function* opened(stream) {
  for await (const file of stream) {
    try {
      yield [file, await readFile(file, 'utf8')];
    } catch {
      /* shelf is optional */
    }
  }
}

export async function* load(stream) {
  for await (const [name, body] of opened(resolved(stream))) {
    yield { name, lines: body.split(/\r?\n/) };
  }
}
