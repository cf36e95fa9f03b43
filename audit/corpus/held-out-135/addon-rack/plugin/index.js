module.exports.activate = (ctx) => {
  const wanted = (ctx.config.addons || []).map(String);
  const loaded = wanted.map((name) => require(name));
  loaded.forEach((a) => a.init && a.init(ctx));
  return loaded.length;
};
