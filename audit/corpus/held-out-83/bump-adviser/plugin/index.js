import { bump, parse } from './semver.js';

const order = ['none', 'patch', 'minor', 'major'];

function kindOf(message) {
  const [subject] = message.split('\n');
  if (/^[a-z]+(\([^)]*\))?!:/.test(subject) || /^BREAKING[ -]CHANGE:/m.test(message)) return 'major';
  if (/^feat[(:]/.test(subject)) return 'minor';
  if (/^(fix|perf|revert)[(:]/.test(subject)) return 'patch';
  return 'none';
}

function advise(commits = []) {
  let best = 'none';
  for (const message of commits) {
    const kind = kindOf(message);
    if (order.indexOf(kind) > order.indexOf(best)) best = kind;
  }
  return best;
}

definePlugin({
  handlers: {
    async advise(ctx, { commits }) {
      const kind = advise(commits);
      await ctx.state.put('last', { kind, count: commits?.length ?? 0 });
      return { kind };
    },
    async next(ctx, { version, commits }) {
      const kind = advise(commits);
      return { kind, version: kind === 'none' ? version : bump(version, kind) };
    },
    async fromPackage(ctx, { commits }) {
      const { version } = JSON.parse(await ctx.read('package.json'));
      parse(version);
      const kind = advise(commits);
      return { from: version, to: kind === 'none' ? version : bump(version, kind) };
    },
  },
});
