import { readFileSync } from 'node:fs';
import { decode } from './vlq.mjs';

const [file, line, col] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
const ref = /\/\/# sourceMappingURL=(.+)$/m.exec(text)?.[1] ?? '';
const inline = /^data:application\/json;(?:charset=utf-8;)?base64,(.*)$/.exec(ref);
const map = JSON.parse(inline ? Buffer.from(inline[1], 'base64').toString() : readFileSync(`${file}.map`, 'utf8'));
const rows = decode(map.mappings);
const hit = (rows[line - 1] ?? []).filter((s) => s[0] <= col).pop();
console.log(hit ? `${map.sources[hit[1]]}:${hit[2] + 1}:${hit[3]}` : 'no mapping');
