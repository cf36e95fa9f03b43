// "Token" here is a permit to make a request, not a credential.
class TokenBucket {
  #tokens; #at = 0;
  constructor(rate, burst) { this.rate = rate; this.burst = burst; this.#tokens = burst; }
  take(now) {
    this.#tokens = Math.min(this.burst, this.#tokens + (now - this.#at) * this.rate);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

class SlidingWindow {
  #log = [];
  constructor(rate) { this.rate = rate; }
  take(now) {
    while (this.#log.length && this.#log[0] <= now - 1) this.#log.shift();
    return this.#log.length < this.rate && this.#log.push(now) > 0;
  }
}

class LeakyBucket {
  #level = 0; #at = 0;
  constructor(rate, size) { this.rate = rate; this.size = size; }
  take(now) {
    this.#level = Math.max(0, this.#level - (now - this.#at) * this.rate);
    this.#at = now;
    return this.#level + 1 <= this.size && Boolean(++this.#level);
  }
}

const LIMITERS = {
  token: (rate, size) => new TokenBucket(rate, size),
  window: (rate) => new SlidingWindow(rate),
  leaky: (rate, size) => new LeakyBucket(rate, size),
};

definePlugin({
  handlers: {
    simulate(_ctx, { rate = 5, size = 10, attack = 100, seconds = 3 }) {
      const report = {};
      for (const [name, make] of Object.entries(LIMITERS)) {
        const limiter = make(rate, size);
        let passed = 0;
        const total = Math.min(10_000, attack * seconds);
        for (let i = 0; i < total; i++) passed += limiter.take(i / attack) ? 1 : 0;
        report[name] = { passed, refused: total - passed };
      }
      return report;
    },
  },
});
