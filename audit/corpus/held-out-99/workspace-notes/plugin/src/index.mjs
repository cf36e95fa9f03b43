import { Container } from './container.mjs';
import { T } from './tokens.mjs';
import { NoteStore } from './store.mjs';
import { registerDefaults } from './providers.mjs';

export async function activate(ctx) {
  const c = new Container();
  registerDefaults(c, ctx.workspaceRoot ?? process.cwd());
  c.bind(T.store, (k) => new NoteStore(k.get(T.file), k.get(T.anchor)));

  ctx.tools.register({
    name: 'note_add',
    description: 'Append a note to the workspace notebook',
    inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    async run({ text }) {
      const store = c.get(T.store);
      await store.append(text);
      return { ok: true, count: await store.count() };
    },
  });
}
