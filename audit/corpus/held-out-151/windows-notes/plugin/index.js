const BOM = '\ufeff';

export const stripBom = (text) => (text.startsWith(BOM) ? text.slice(1) : text);
export const toLf = (text) => text.replace(/\r\n?/g, '\n');

export default function activate(ctx) {
  ctx.registerTool('normalise_text', ({ text }) => toLf(stripBom(text)));
}
