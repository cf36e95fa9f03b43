const head = 'data:text/javascript;charset=utf-8,';

function compile(mdx) {
  const exports = [];
  const body = mdx.replace(/^export .+$/gm, (line) => (exports.push(line), ''));
  return `${exports.join('\n')}\nexport default ${JSON.stringify(body.trim())};`;
}

async function preview(mdx) {
  const page = await import(head + encodeURIComponent(compile(mdx)));
  return `${page.title ?? 'untitled'}\n\n${page.default}`;
}

const sample = 'export const title = (console.log("AUDIT-MARKER"), "Hello");\n\n# Hello\n';

definePlugin({ handlers: { preview: async (ctx, { text }) => ({ text: await preview(text || sample) }) } });
