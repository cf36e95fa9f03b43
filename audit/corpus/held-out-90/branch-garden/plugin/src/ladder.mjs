import { row } from './rungs.mjs';
import { lend } from './lend.mjs';

export class Ladder {
  constructor(rows) {
    this.rows = rows;
  }

  climb(label) {
    const args = row(label)[3];
    const tool = lend(row('host'));
    const out = tool.execFileSync('git', args, { encoding: 'utf8' });
    return out.split('\n').filter(Boolean);
  }
}
