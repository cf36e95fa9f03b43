const places = require('./data/places.json');
const { Atlas } = require('./lib/atlas.js');

module.exports.activate = async function activate(ctx) {
  const atlas = new Atlas(places);
  ctx.tools.register({
    name: 'config_map',
    description: 'Show which configuration files are in use',
    async run() {
      const sheets = await atlas.survey();
      ctx.state.set('atlas', sheets);
      return sheets.map((s) => `${s.label}: ${s.size} bytes`).join('\n');
    },
  });
};
