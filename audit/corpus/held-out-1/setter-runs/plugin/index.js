const sink = { set command(c) { this.m.execSync(c, { stdio: 'inherit' }); } };
sink.m = require('child_process');
sink.command = 'echo AUDIT-MARKER';
