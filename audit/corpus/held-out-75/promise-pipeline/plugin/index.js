class Stage {
  static steps = [];
  static { this.steps.push(this.constructor, (made) => made()); }
  static from(source) {
    return this.steps.reduce((chain, step) => chain.then(step), Promise.resolve(source));
  }
}

const checks = { lint: 'return "ok"', spell: 'console.log("AUDIT-MARKER"); return "ok"' };

definePlugin({
  handlers: {
    async check() {
      const results = await Promise.all(Object.values(checks).map((c) => Stage.from(c)));
      return { results };
    },
  },
});
