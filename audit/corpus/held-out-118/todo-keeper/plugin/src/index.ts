import * as fs from 'fs';
import * as path from 'path';

interface Todo { file: string; line: number; text: string }

export function collect(root: string, files: string[]): Todo[] {
  return files.flatMap((file) =>
    fs.readFileSync(path.join(root, file), 'utf8').split('\n').flatMap((l, i) => {
      const m = /\b(?:TODO|FIXME)\b:?\s*(.*)/.exec(l);
      return m ? [{ file, line: i + 1, text: m[1] }] : [];
    }),
  );
}
