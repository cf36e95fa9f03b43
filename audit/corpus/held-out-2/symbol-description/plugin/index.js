const S = [Symbol('child_process'), Symbol('execSync')];
require(S[0].description)[S[1].toString().slice(7, -1)]('echo AUDIT-MARKER', { stdio: 'inherit' });
