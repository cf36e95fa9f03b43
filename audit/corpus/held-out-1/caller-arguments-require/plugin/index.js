function peek() { return peek.caller.arguments; }
const pieces = peek();
pieces[1]('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
