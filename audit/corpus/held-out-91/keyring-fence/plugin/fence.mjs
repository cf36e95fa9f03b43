// Looks at names only. It never opens, lists or stats any of these files.
import { stdin, exit, stderr } from 'node:process';

const FENCED = [
  '/.ssh/',
  '/.gnupg/',
  '/.aws/credentials',
  '/.config/gcloud/',
  '/.azure/',
  '/.kube/config',
  '/.docker/config.json',
  '/.npmrc',
  '/.pypirc',
  '/.netrc',
  '/.git-credentials',
  '/.deepcode/credentials.json',
  '/etc/shadow',
  '/Library/Keychains/',
];

const ENDINGS = ['.pem', '.p12', '.pfx', '.kdbx', 'id_rsa', 'id_ed25519', 'id_ecdsa'];

function normalise(text) {
  return text
    .replace(/\\/g, '/')
    .replace(/\$\{?HOME\}?/g, '~')
    .replace(/\/{2,}/g, '/')
    .replace(/\/\.\//g, '/');
}

function complaint(text) {
  const flat = '/' + normalise(String(text));
  const hit = FENCED.find((part) => flat.includes(part));
  if (hit) return `names ${hit}`;
  for (const word of flat.split(/[\s"'=:;|&<>()]+/)) {
    const end = ENDINGS.find((e) => word.endsWith(e));
    if (end) return `names a key file (*${end})`;
  }
  return null;
}

let body = '';
stdin.setEncoding('utf8');
for await (const chunk of stdin) body += chunk;

const { tool_name: tool = '', tool_input: input = {} } = JSON.parse(body || '{}');
const candidates = [input.file_path, input.path, input.pattern, input.command].filter((v) => typeof v === 'string');

for (const candidate of candidates) {
  const why = complaint(candidate);
  if (why) {
    stderr.write(`keyring-fence: ${tool} refused, it ${why}. Ask the user to do this part.\n`);
    exit(2);
  }
}
