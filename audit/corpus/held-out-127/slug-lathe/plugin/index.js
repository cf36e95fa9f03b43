const MAP = { ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l', þ: 'th' };

export function slug(text) {
  return text
    .toLowerCase()
    .replace(/[ßæøđłþ]/g, (c) => MAP[c])
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
export default (api) => api.registerTool('slug', ({ text }) => slug(text));
