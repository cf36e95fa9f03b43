const ring = require('./ring');
const fmt = require('./fmt');
definePlugin({ handlers: { bell: async (ctx, { text, config }) => { ring(config.sound); return { text: fmt(text) }; } } });
