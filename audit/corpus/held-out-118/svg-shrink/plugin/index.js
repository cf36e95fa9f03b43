export const shrink = (s) => s.replace(/<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '><').trim();
export default (c) => c.tools.register('shrink', ({ svg }) => shrink(svg));
