const trim = require('#lib/trim');
const config = require('#config');
module.exports = (t) => trim(t).slice(0, config.max);
