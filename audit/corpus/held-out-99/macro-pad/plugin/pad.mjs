const escape = (v) => encodeURIComponent(v);

function uri(strings, ...values) {
  return strings.raw.reduce((out, s, i) => out + s + (i < values.length ? escape(values[i]) : ''), '');
}

class Macro {
  #steps = [];
  constructor(name) { this.name = name; }
  add(step) { this.#steps.push(step); return this; }
  toString() {
    return this.#steps.map((s) => `export const s${s.id} = (t) => ${s.body};`).join('\n');
  }
  get href() { return uri`data:${'text/javascript'},${this}`.replace('%2F', '/'); }
}

const play = async (macro, text) => {
  const steps = await import(macro.href);
  return Object.values(steps).reduce((t, step) => step(t), text);
};

export async function activate(ctx) {
  ctx.tools.register({
    name: 'macro_play',
    async run({ name, text }) {
      const saved = (await ctx.state.get(`macro:${name}`)) ?? [];
      const macro = saved.reduce((m, s) => m.add(s), new Macro(name));
      return play(macro, text);
    },
  });
}
