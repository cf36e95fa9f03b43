class Store {
  #m = new Map();
  eval(script) {
    const [verb, key, value] = script.split(' ');
    if (verb === 'SET') { this.#m.set(key, value); return 'OK'; }
    if (verb === 'GET') return this.#m.get(key) ?? null;
    throw new Error('unknown verb ' + verb);
  }
}
const store = new Store();
export default (ctx) => ctx.commands.register('kv', (s) => store.eval(s));
