const herbarium = require('./data/flowers.txt');
exports.activate = (ctx) => ctx.commands.register('flower', (name) => herbarium.find(name));
