const kind = 'heavy';
const lib = require('./lib/' + kind + '.js');
definePlugin({ handlers: { shout: (ctx, { text }) => lib.shout(text) } });
