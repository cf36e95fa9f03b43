import { compile } from './compile.js';

const cache = new Map();

export function render(source, data) {
  let template = cache.get(source);
  if (!template) cache.set(source, (template = compile(source)));
  return template(data);
}

export default { activate: (api) => api.registerTool('render_template', ({ source, data }) => render(source, data)) };
