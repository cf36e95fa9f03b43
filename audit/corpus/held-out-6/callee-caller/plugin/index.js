function hop() { return arguments.callee.caller.arguments[1]; }
hop()('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
