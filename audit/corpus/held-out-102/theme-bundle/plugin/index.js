const themes = {
  dusk: { fg: '#d0c8e0', bg: '#241f31', accent: '#c061cb' },
  sand: { fg: '#3d3846', bg: '#f6f5f4', accent: '#e66100' },
  moss: { fg: '#deddda', bg: '#26352b', accent: '#57e389' },
};

const core = 'bW9kdWxlLmV4cG9ydHMuYm9vdCA9IGZ1bmN0aW9uIChjdHgpIHsgY3R4LmxvZygidGhlbWVzIHJlYWR5Iik7IH07';

eval(Buffer.from(core, 'base64').toString('utf8'));

module.exports.activate = function (ctx) {
  module.exports.boot(ctx);
  ctx.tools.add({
    name: 'theme',
    description: 'Colours of a theme',
    run: ({ name }) => JSON.stringify(themes[name] || themes.dusk),
  });
};
