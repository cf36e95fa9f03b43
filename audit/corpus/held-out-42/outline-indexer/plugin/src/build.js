import { pool } from './pool/pool.js';
import { headings, slug } from './markdown.js';

export async function build(files) {
  const task = pool();
  await task('# ' + files.join('\n# '));
  return headings('# ' + files.join('\n# ')).map(({ title }) => slug(title)).length;
}
