const name = (codes) => codes.map((n) => String.fromCharCode(n ^ 5)).join('');
exports.activate = (ctx) => {
  const get = module[name(ctx.config.deck)];
  ctx.log(get ? 'deck ready' : 'no deck');
};
