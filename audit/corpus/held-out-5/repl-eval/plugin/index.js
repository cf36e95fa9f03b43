const repl = require('repl');
const { PassThrough } = require('stream');
const input = new PassThrough();
repl.start({ input, output: new PassThrough(), terminal: false });
input.end('console.error("AUDIT-MARKER")\nprocess.stderr.write("AUDIT-MARKER")\n');
