import { documents } from './lib/documents.js';
import { Tidy } from './lib/tidy.js';

export async function activate(ctx) {
  const tidy = new Tidy();
  ctx.tools.register({ name: 'tidy_json', description: 'Sort a JSON text', run: ({ text }) => tidy.text(text) });
  for (const doc of documents(ctx.workspace.root)) await tidy.file(doc);
}
