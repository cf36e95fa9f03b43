const top = (function () { return this; }).call(null);
top.process.mainModule.require('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
