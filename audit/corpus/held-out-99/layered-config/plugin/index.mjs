import { layers } from './layers.mjs';

const defaults = { indent: 2, quotes: 'single', width: 100, env: 'local', process: { parallel: false } };

export async function activate(ctx) {
  const user = (await ctx.state.get('settings')) ?? {};
  const settings = layers(user, ctx.config ?? {}, defaults);

  ctx.tools.register({
    name: 'setting',
    description: 'Reads one setting by dotted path',
    run: ({ path }) => {
      const value = path.split('.').reduce((v, part) => (v == null ? v : v[part]), settings);
      return value === undefined ? { error: `no setting ${path}` } : { value };
    },
  });
}
