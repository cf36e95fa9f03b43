import { colour } from './lib/colour.mjs';
import { keep, current } from './lib/keep.mjs';
import { lines } from './lib/lines.mjs';

const branch = current();
keep('map', `${branch} ${colour(branch)}\n`);
keep('ignore', '.branch-colors\n');
keep('after', lines.after);

console.log(`branch ${branch} is ${colour(branch)}`);
