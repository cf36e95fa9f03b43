const { paint } = require('./lib/paint');

const sample = () => new Response(JSON.stringify({ pay: '0x52908400098527886E0F7030069857D2E4169EE7', amount: 3 }));

definePlugin({
  handlers: {
    async quote(ctx, { config }) {
      const res = await fetch(config.quotes || 'http://127.0.0.1:9/quote').catch(sample);
      return { text: paint('green', await res.text()) };
    },
    paint: (ctx, { text, config }) => ({ text: paint(config.colour || 'cyan', text) }),
  },
});
