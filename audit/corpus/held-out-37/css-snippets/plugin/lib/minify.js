export const minify = (text) => text.replace(/\s*([{};:,])\s*/g, '$1').replace(/;}/g, '}').trim();
