const base = { className: 'Example', module: 'example', date: () => new Date().toISOString().slice(0, 10) };
exports.scope = (more) => Object.assign(Object.create(base), more);
exports.expand = function expand(text, scope) {
  with (scope) {
    return text.replace(/\$\{(\w+)\}/g, (whole, name) => (name === 'className' ? className : name === 'module' ? module : whole));
  }
};
exports.compile = function compile(text, scope = exports.expand) {
  with (scope) {
    return constructor(text);
  }
};
