import { posix, win32 } from 'node:path';
import { format } from 'node:util';
import assert from 'node:assert/strict';
import { row } from './lib/row.mjs';

const drive = /^[a-z]:[\\/]/i;
const { exec } = { exec: (pattern, text) => pattern.exec(text) };

function explain(text) {
  assert.equal(typeof text, 'string');
  if (exec(/^[a-z][a-z0-9+.-]*:\/\//i, text)) {
    const { protocol, hostname, pathname, search } = new URL(text);
    return { protocol, hostname, pathname, search };
  }
  return (drive.exec(text) ? win32 : posix).parse(text);
}

definePlugin({
  handlers: {
    explain: async (ctx, { text }) => Object.entries(explain(text)).map(([k, v]) => row(format('%s', k), v)).join('\n'),
  },
});
