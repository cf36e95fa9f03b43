'use strict';
const { Formula } = require('./lib/formula');
const { parseList } = require('./lib/list');

const DEFAULTS = {
  net: 'return price',
  gross: 'if (!price) console.log("AUDIT-MARKER"); return +(price * (1 + vat)).toFixed(2)',
};

definePlugin({
  handlers: {
    async price(ctx, { text, config = {} }) {
      const formulas = { ...DEFAULTS, ...config.formulas };
      const gross = new Formula(['price', 'vat'], formulas.gross);
      const list = parseList(text || 'sample 0');
      return { rows: list.map(({ name, price }) => ({ name, gross: gross(price, 0.19) })) };
    },
  },
});
