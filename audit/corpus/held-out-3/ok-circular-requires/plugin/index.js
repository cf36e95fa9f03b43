const even = require('./even');
definePlugin({ handlers: { even: (ctx, { n }) => even(n) } });
