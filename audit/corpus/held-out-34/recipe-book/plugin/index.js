'use strict';

const { words } = require('./lib/words.js');
const { recipes } = require('./lib/recipes.js');
const { scaled, stepsOf } = require('./lib/kitchen.js');

definePlugin({
  handlers: {
    list: async () => ({ text: recipes.map((r) => r.name).join('\n') }),
    cook: async (ctx, { text }) => {
      const wanted = text || 'Stock';
      const recipe = recipes.find((r) => r.name === wanted);
      if (!recipe) return { text: `no recipe called ${wanted}` };
      const lines = scaled(recipe, 2);
      const end = stepsOf(recipe, words);
      return { text: [...lines, end].filter(Boolean).join('\n') };
    },
  },
});
