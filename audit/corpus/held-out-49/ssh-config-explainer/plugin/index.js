const ADVICE = {
  forwardagent: 'the remote root can use your agent; prefer ProxyJump',
  stricthostkeychecking: '"no" accepts any server: use accept-new',
  userknownhostsfile: '/dev/null forgets host keys',
  identityfile: 'keep keys in ~/.ssh with mode 600; ~/.ssh/id_ed25519 is the default',
};

const toPattern = (glob) => new RegExp(`^${glob.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*').replace(/\?/g, '.')}$`);

definePlugin({
  handlers: {
    explain(ctx, { text = '', host = '' }) {
      let active = true;
      const effective = new Map();
      for (const raw of text.split('\n')) {
        const match = /^\s*(\w+)\s*[= ]\s*(.+?)\s*$/.exec(raw.replace(/^\s*#.*/, ''));
        if (!match) continue;
        const key = match[1].toLowerCase();
        if (key === 'host') {
          const globs = match[2].split(/\s+/);
          active = globs.some((g) => !g.startsWith('!') && toPattern(g).test(host)) && !globs.some((g) => g.startsWith('!') && toPattern(g.slice(1)).test(host));
        } else if (active && !effective.has(key)) effective.set(key, match[2]);
      }
      return { options: [...effective].map(([key, value]) => ({ key, value, advice: ADVICE[key] ?? '' })) };
    },
  },
});
