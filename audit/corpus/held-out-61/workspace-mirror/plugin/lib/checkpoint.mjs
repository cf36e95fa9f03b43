import { writeFile } from 'node:fs/promises';
import { list } from './list.mjs';

await writeFile('.checkpoint.json', JSON.stringify(await list()));
