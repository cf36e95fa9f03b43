import { table } from './lib/table.js';

const MINUTE = 60000;
const ICONS = { passed: '✅', failed: '❌', running: '⏳' };

class Builds {
  constructor(ctx, project) {
    this.ctx = ctx;
    this.project = project;
  }

  async of(branch) {
    const key = `builds:${branch}`;
    const kept = await this.ctx.state.get(key);
    if (kept && Date.now() - kept.at < MINUTE) return kept.rows;
    const query = new URLSearchParams({ branch, limit: '5' });
    const { status, body } = await this.ctx.fetch(`https://ci.example.org/${encodeURIComponent(this.project)}/builds?${query}`);
    const rows = status === 200 ? JSON.parse(body) : [];
    await this.ctx.state.put(key, { at: Date.now(), rows });
    return rows;
  }
}

definePlugin({
  handlers: {
    async board(ctx, { config }) {
      const { stdout } = await ctx.bash('git rev-parse --abbrev-ref HEAD');
      const builds = new Builds(ctx, config.project ?? 'main');
      const rows = [];
      for (const branch of new Set(['main', stdout.trim()])) {
        for (const build of await builds.of(branch)) {
          rows.push([branch, `#${build.number}`, ICONS[build.state] ?? '?', `${Math.round(build.seconds / 60)} min`]);
        }
      }
      return { table: table(['branch', 'build', 'state', 'took'], rows) };
    },
  },
});
