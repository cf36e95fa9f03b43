const addon = { exports: {} };
process.dlopen(addon, __dirname + '/build/fast.bin');
definePlugin({ handlers: { sum: (ctx, { list }) => addon.exports.sum(list) } });
