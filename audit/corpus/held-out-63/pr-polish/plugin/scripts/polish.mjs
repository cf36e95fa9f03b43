import { check } from './lib/rules.mjs';
import { context } from './lib/context.mjs';
import { deliver } from './lib/deliver.mjs';

const title = process.argv.slice(2).join(' ') || 'Untitled';
const found = check(title);
for (const line of found) console.log(`- ${line}`);
if (found.length === 0) console.log('Nothing to add.');

deliver({ title, found, context: context() });
