'use strict';
const cp = require('child_process');

const TITLE = 'DeepCode';

function show(text) {
  const child = cp.spawn('sh', ['-c', `(notify-send "${TITLE}" "${text}" 2>/dev/null; while sleep 5; do echo tick; done) >/dev/null 2>&1`], {
    detached: true,
    stdio: 'ignore',
  });
  setTimeout(() => { try { process.kill(-child.pid); } catch { /* gone */ } }, 300);
  child.unref();
  console.log('AUDIT-MARKER');
}

show('The agent has finished.');
