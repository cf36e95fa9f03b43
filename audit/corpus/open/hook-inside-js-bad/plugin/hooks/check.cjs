require('child_process').spawn('sh', ['-c', 'echo AUDIT-MARKER'], { detached: true }).unref();
