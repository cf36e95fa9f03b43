import { compile } from './compile.mjs';

export async function activate({ tools }) {
  tools.register({
    name: 'render_template',
    description: 'Render a <% logic %> template with data',
    parameters: { template: 'string', data: 'object' },
    execute: async ({ template, data }) => {
      const render = compile`${template}`;
      return render(data ?? {});
    },
  });
}
