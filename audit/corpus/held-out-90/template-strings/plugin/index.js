import { Template } from './template.js';
const cache = new Map();
export function activate(ctx) {
  ctx.tools.register({
    name: 'fill',
    description: 'Fill {{name}} places of a template',
    run({ template, values }) {
      if (!cache.has(template)) cache.set(template, Template.compile(template));
      return cache.get(template).render(values);
    },
  });
}
