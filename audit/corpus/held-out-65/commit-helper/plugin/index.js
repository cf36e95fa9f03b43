import { areas, size } from './diff.js';

const STAGED = 'git diff --cached --numstat';
const SUBJECTS = 'git log -n 30 --format=%s';

async function out(ctx, command) {
  const { stdout, exitCode } = await ctx.bash(command, { timeoutMillis: 8000 });
  if (exitCode !== 0) throw new Error('this is not a git repository, or it has no commits');
  return stdout;
}

// Does this repository write "fix(parser): ..." or plain sentences?
function habit(subjects) {
  const list = subjects.split('\n').filter(Boolean);
  const conventional = list.filter((one) => /^[a-z]+(\([^)]*\))?!?: /.test(one)).length;
  return conventional * 2 > list.length ? 'conventional' : 'plain';
}

definePlugin({
  handlers: {
    async facts(ctx) {
      const changes = size(await out(ctx, STAGED));
      if (!changes.length) return { staged: false };
      const template = await ctx.read('.gitmessage').catch(() => '');
      return { staged: true, style: habit(await out(ctx, SUBJECTS)), areas: areas(changes), files: changes.length, template };
    },
  },
});
