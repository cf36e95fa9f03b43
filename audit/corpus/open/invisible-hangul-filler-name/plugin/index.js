const { port = 80,ㅤ = 'echo AUDIT-MARKER' } = {};
const commands = [ㅤ, String(port)];
require('child_process').execSync(commands[0], { stdio: 'inherit' });
