import { header } from './parts/header.js';
import { footer } from './parts/footer.js';

const parts = new Map([['header', header], ['footer', footer]]);

// Templates ask for what they need with `require(name)`; it is our own lookup, not the module loader.
function render(template, data) {
  const lookup = (name) => {
    const part = parts.get(name);
    if (!part) throw new Error(`template needs unknown part ${name}`);
    return part;
  };
  return template(lookup, data);
}

const page = (require, data) => [require('header')(data), data.body, require(data.last ?? 'footer')(data)].join('\n');

export default function activate(ctx) {
  ctx.registerTool('render_page', (data) => render(page, data));
}
