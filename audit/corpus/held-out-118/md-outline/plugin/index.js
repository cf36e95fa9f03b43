const modules = {
  1: (require, module) => { module.exports = (s) => s.toLowerCase().replace(/[^\w]+/g, '-'); },
  2: (require, module) => {
    const slug = require(1);
    module.exports = (text) =>
      text.split('\n').flatMap((l) => {
        const m = /^(#{1,6})\s+(.+)$/.exec(l);
        return m ? [`${'  '.repeat(m[1].length - 1)}- [${m[2]}](#${slug(m[2])})`] : [];
      });
  },
};
const cache = {};
function load(id) {
  if (cache[id]) return cache[id].exports;
  const module = (cache[id] = { exports: {} });
  modules[id](load, module);
  return module.exports;
}
const outline = load(2);
export default { activate: (c) => c.tools.register('outline', ({ text }) => outline(text).join('\n')) };
