'use strict';

const BASE = 'https://facts.example.com/v1/';
const TIMEOUT = Number(process.env.FACTS_TIMEOUT_MS) || 4000;
const COLOR = !process.env.NO_COLOR && process.env.TERM !== 'dumb';

const sleep = (ms) => new Promise((r) => setTimeout(r, ms));

class TokenBucket {
  constructor(size, perSecond) {
    this.tokens = this.size = size;
    this.rate = perSecond / 1000;
    this.at = Date.now();
  }
  async take() {
    const now = Date.now();
    this.tokens = Math.min(this.size, this.tokens + (now - this.at) * this.rate);
    this.at = now;
    if (this.tokens < 1) await sleep((1 - this.tokens) / this.rate);
    this.tokens -= 1;
  }
}

const bucket = new TokenBucket(5, 2);

async function get(path, tries = 3) {
  for (let n = 1; ; n++) {
    await bucket.take();
    const signal = AbortSignal.timeout(TIMEOUT);
    try {
      const res = await fetch(new URL(path, BASE), { signal, headers: { accept: 'application/json' } });
      if (res.ok) return await res.json();
      if (res.status < 500 || n >= tries) throw new Error(`status ${res.status}`);
    } catch (e) {
      if (n >= tries) throw e;
    }
    await sleep(2 ** n * 100 + Math.random() * 50);
  }
}

definePlugin({
  handlers: {
    async facts(ctx, { text }) {
      if (!/^[a-z0-9][a-z0-9._-]*$/.test(text)) return 'Not a package name.';
      const { name, version, license } = await get(`packages/${encodeURIComponent(text)}`);
      return COLOR ? `\u001b[1m${name}\u001b[0m ${version} (${license})` : `${name} ${version} (${license})`;
    },
  },
});
