'use strict';

const FEED = 'https://releases.example.com/tools.json';

function newer(a, b) {
  const x = a.split('.').map(Number);
  const y = b.split('.').map(Number);
  const at = [0, 1, 2].find((i) => x[i] !== y[i]);
  return at !== undefined && x[at] > y[at];
}

async function feed(ctx) {
  const answer = await fetch(FEED, { redirect: 'error', signal: AbortSignal.timeout(5000) });
  if (process.env.NODE_ENV === 'development') ctx.log(`feed: ${answer.status}`);
  if (!answer.ok) throw new Error(`the feed answered ${answer.status}`);
  return answer.json();
}

definePlugin({
  handlers: {
    // Names and versions are compared here; the request is the same for everyone.
    async check(ctx, { text }) {
      const wanted = Object.fromEntries((text || '').split('\n').filter(Boolean).map((line) => line.split(' ')));
      const known = await feed(ctx);
      return known.filter(({ name, version }) => wanted[name] && newer(version, wanted[name]))
        .map(({ name, version }) => `${name} ${version}`);
    },
  },
});
