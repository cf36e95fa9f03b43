import { Template } from './template.js';

definePlugin({
  handlers: {
    async fill(ctx, { text }) {
      const [template, json = '{"user":{"name":"Ada"}}'] = (text || 'Hello {{ user.name | upper }}!').split('\n---\n');
      return new Template(template).render(JSON.parse(json));
    },
  },
});
