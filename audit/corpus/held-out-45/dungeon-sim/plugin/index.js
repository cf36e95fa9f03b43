const ACTION = /^(north|south|hit|rest)\b/;

class World {
  constructor(seed) {
    this.seed = seed;
    this.monsters = [];
    this.log = [];
  }
  random() {
    this.seed = (this.seed * 1103515245 + 12345) % 2147483648;
    return this.seed / 2147483648;
  }
  spawn(kind) {
    this.monsters.push({ kind, hp: 3 });
    this.log.push(`A ${kind} appears.`);
  }
  kill(monster) {
    this.monsters = this.monsters.filter((m) => m !== monster);
    this.log.push(`The ${monster.kind} is gone.`);
  }
  fork() {
    const copy = new World(this.seed);
    copy.monsters = structuredClone(this.monsters);
    return copy;
  }
  exec(action) {
    if (action === 'hit' && this.monsters.length) {
      const [first] = this.monsters;
      if (--first.hp <= 0) this.kill(first);
    } else if (this.random() < 0.3) this.spawn('rat');
    return this.log.splice(0).join(' ') || 'Nothing happens.';
  }
}

definePlugin({
  handlers: {
    async turn(ctx, { text }) {
      const m = ACTION.exec(text ?? '');
      if (!m) return { text: 'north, south, hit or rest?' };
      const world = Object.assign(new World(1), await ctx.state.get('world'));
      const answer = world.exec(m[1]);
      await ctx.state.put('world', { seed: world.seed, monsters: world.monsters });
      return { text: answer };
    },
  },
});
