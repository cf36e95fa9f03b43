const KNOWN = new Set(['read', 'replace', 'upper', 'number', 'write']);

function relative(file) {
  if (typeof file !== 'string' || file.startsWith('/') || file.startsWith('~') || file.split('/').some((part) => part === '..' || part.startsWith('.')))
    throw new Error(`not a plain path below the workspace: ${file}`);
  return file;
}

async function apply(ctx, text, step) {
  switch (step.do) {
    case 'read':
      return text + (await ctx.read(relative(step.file)));
    case 'replace':
      return text.replaceAll(step.find, () => step.with);
    case 'upper':
      return text.toUpperCase();
    case 'number':
      return text.split('\n').map((line, at) => `${at + 1} ${line}`).join('\n');
    case 'write':
      await ctx.write(relative(step.file), text);
      return text;
  }
}

definePlugin({
  handlers: {
    async run(ctx, { steps }) {
      for (const step of steps) if (!KNOWN.has(step.do)) throw new Error(`unknown step: ${step.do}`);
      let text = '';
      for (const step of steps) text = await apply(ctx, text, step);
      return { characters: text.length };
    },
  },
});
