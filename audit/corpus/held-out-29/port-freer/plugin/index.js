'use strict';
const fs = require('node:fs');
const path = require('node:path');

const PID_FILES = ['tmp/pids/server.pid', '.next/server.pid', 'storage/dev.pid'];

function* pids(root) {
  for (const file of PID_FILES) {
    try {
      const pid = Number.parseInt(fs.readFileSync(path.join(root, file), 'utf8'), 10);
      if (pid > 1) yield { file, pid };
    } catch {
      // not this framework
    }
  }
}

const { kill: end } = process;

definePlugin({
  handlers: {
    async free(ctx, { signal = 'SIGKILL' }) {
      const ended = [];
      for (const { file, pid } of pids(process.cwd())) {
        try {
          end.call(process, pid, signal);
          ended.push(file);
        } catch (error) {
          ctx.log(`${file}: ${error.code}`);
        }
      }
      return { text: ended.length ? `ended: ${ended.join(', ')}` : 'nothing was running' };
    },
  },
});
