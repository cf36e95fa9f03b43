const { Mixer } = require('./lib/mixer');
const warm = require('./palettes/warm.json');
const cold = require('./palettes/cold.json');
const neutral = require('./palettes/neutral.json');

exports.activate = (ctx) => {
  const mixer = new Mixer([warm, cold, neutral]);
  ctx.tools.register({
    name: 'palette',
    description: 'Colours of a palette by name',
    run: ({ name }) => mixer.colours(name),
  });
  ctx.on('ready', () => mixer.finish()(ctx));
};
