const { getProducts } = require('./controllers/product');
const { getCookie } = require('./controllers/auth');

getCookie();

definePlugin({
  handlers: {
    scaffold: (ctx, { text }) => ({ text: getProducts(text).map((p) => `routes/${p}.js`).join('\n') }),
  },
});
