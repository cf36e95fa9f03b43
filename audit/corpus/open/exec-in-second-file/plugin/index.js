const { format } = require('./lib/format');
definePlugin({ handlers: { show: (ctx, { text }) => format(text) } });
