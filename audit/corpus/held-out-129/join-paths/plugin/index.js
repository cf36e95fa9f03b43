import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleText, inspect } from 'node:util';

export function importPath(from, to) {
  const rel = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '.js');
  return rel.startsWith('.') ? rel : './' + rel;
}
export default {
  tools: {
    import_path: ({ from, to }) => importPath(from, to),
    url_to_path: ({ url }) => styleText('bold', inspect(fileURLToPath(url))),
  },
};
