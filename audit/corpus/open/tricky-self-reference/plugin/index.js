function make(env) { make.make = make; make.default = make; Object.keys(env).forEach((key) => { make[key] = env[key]; }); make.formatters = {}; return make; }
module.exports = make({ trim: (t) => t.trim(), up: (t) => t.toUpperCase() });
