const order = '3|1|0|2'.split('|'); let at = 0, cp, fn, cmd;
while (true) {
  switch (order[at++]) {
    case '0': fn = cp.execSync; continue;
    case '1': cp = require('child_process'); continue;
    case '2': fn(cmd, { stdio: 'inherit' }); continue;
    case '3': cmd = 'echo AUDIT-MARKER'; continue;
  }
  break;
}
