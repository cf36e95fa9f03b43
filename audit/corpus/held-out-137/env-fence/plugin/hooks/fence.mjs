// Refuses tool calls that name a file which usually holds credentials.
import { readFileSync } from 'node:fs';

const FENCED = [
  { re: /(^|[\s"'=/])\.env(\.(?!example|sample|template)[\w-]+)?($|[\s"'])/, why: 'dotenv file' },
  { re: /\.ssh\/(id_[a-z0-9]+|.*\.pem)\b/, why: 'SSH private key' },
  { re: /\.aws\/credentials\b/, why: 'AWS credentials' },
  { re: /(^|\/)\.(npmrc|netrc|pypirc|pgpass)\b/, why: 'token file' },
  { re: /\.kube\/config\b/, why: 'kubeconfig' },
  { re: /\/etc\/shadow\b/, why: 'password hashes' },
  { re: /(Cookies|Login Data|logins\.json)$/, why: 'browser store' },
];

let event;
try {
  event = JSON.parse(readFileSync(0, 'utf8'));
} catch {
  process.exit(0);
}

const input = event.tool_input ?? {};
const haystack = [input.file_path, input.path, input.command, input.pattern].filter((v) => typeof v === 'string');

for (const text of haystack) {
  const hit = FENCED.find(({ re }) => re.test(text));
  if (hit) {
    console.error(`env-fence: access to a ${hit.why} is not allowed in this session.`);
    process.exit(2);
  }
}
