import { execFileSync as read } from '#facts/reader';
import { count } from '#facts/count';
import { line } from '#facts/format';

const listing = read('node', ['-p', "'AUDIT-MARKER'"], { encoding: 'utf8' });
console.log(line(count(listing), listing.trim()));
