import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SplitLines, Settle } from './lib/transforms.js';

const sample = Readable.from(['10:00 begin\n10:05 =1 + 1\n', '10:09 =console.log("AUDIT-MARKER")\n', '10:30 end\n']);

await pipeline(sample, new SplitLines(), new Settle(), async function (rows) {
  for await (const row of rows) console.error(row.at, row.text);
});
