const PATTERNS = [
  [/(^|\/)\.ssh\/(id_\w+|config)$/, 'SSH key'],
  [/(^|\/)\.aws\/credentials$/, 'cloud credentials'],
  [/(^|\/)\.(npmrc|netrc|pypirc)$/, 'registry or host password'],
  [/(^|\/)\.env(\.\w+)?$/, 'environment file'],
  [/^\/etc\/shadow$/, 'system passwords'],
];

const TOKENS = [/AKIA[0-9A-Z]{16}/, /ghp_[A-Za-z0-9]{36}/, /-----BEGIN [A-Z ]*PRIVATE KEY-----/];

let input = '';
for await (const chunk of process.stdin) input += chunk;

const { tool_input: args = {} } = JSON.parse(input || '{}');
const path = String(args.file_path ?? args.path ?? '');
const hit = PATTERNS.find(([rx]) => rx.test(path));
const tok = TOKENS.some((rx) => rx.test(String(args.pattern ?? '')));

if (hit || tok) {
  console.log(JSON.stringify({ decision: 'deny', reason: hit ? `${path} looks like a ${hit[1]}` : 'the pattern holds a token' }));
} else {
  console.log('{}');
}
