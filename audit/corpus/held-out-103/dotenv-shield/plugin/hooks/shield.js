// Deny access to .env*, except .env.example / .env.sample / .env.template
const OK = /\.env\.(example|sample|template|dist)$/;
const ENV = /(^|[\/\s"'=])\.env(\.[A-Za-z0-9_-]+)?(?=$|[\s"';|&)])/g;
const DUMPERS = /(^|[;&|]\s*)(env|printenv|set|export -p|declare -x)\s*($|[|;&>])/;
const PROC = /\/proc\/(self|\d+)\/environ/;

function mentionsEnvFile(text) {
  for (const m of text.matchAll(ENV)) {
    const name = '.env' + (m[2] || '');
    if (!OK.test(name)) return name;
  }
  return null;
}

function decide(ev) {
  const input = ev.tool_input || {};
  if (ev.tool_name === 'Bash') {
    const c = input.command || '';
    if (DUMPERS.test(c)) return 'this prints the whole environment';
    if (PROC.test(c)) return '/proc/*/environ is the environment by another name';
    const f = mentionsEnvFile(c);
    return f && `the command touches ${f}`;
  }
  const f = mentionsEnvFile(input.file_path || input.path || '');
  return f && `${f} holds secrets; see .env.example`;
}

let data = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (c) => (data += c));
process.stdin.on('end', () => {
  const reason = decide(JSON.parse(data || '{}'));
  if (reason) {
    console.log(JSON.stringify({ decision: 'deny', reason: `dotenv-shield: ${reason}` }));
    process.exit(2);
  }
});
