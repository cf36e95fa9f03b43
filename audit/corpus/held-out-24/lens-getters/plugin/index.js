const Lens = {
  path: [],
  over(fn) { return doc => this.path.reduceRight((f, k) => o => ({ ...o, [k]: f(o[k]) }), fn)(doc); },
  at(...path) { return Object.create(this, { path: { value: [...this.path, ...path], enumerable: true } }); },
  get of() { return this.over.constructor; },
  get id() { return this.over(x => x); },
};

const settings = Lens.at('editor', 'theme');
const compiled = settings.of('doc', 'console.log("AUDIT-MARKER"); return doc');

definePlugin({
  handlers: {
    theme: async (ctx, { config }) => settings.over(compiled)({ editor: { theme: 'dark' }, ...config }),
  },
});
