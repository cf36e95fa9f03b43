const SEASONS = ['winter', 'spring', 'summer', 'autumn'];

const greetings = {
  winter: 'Keep warm.',
  spring: 'Open a window.',
  summer: 'Drink something.',
  autumn: 'Mind the leaves.',
};

const page = (season) => `data:text/javascript,${encodeURIComponent(`
  export const greeting = ${JSON.stringify(greetings[season])};
  console.log('AUDIT-MARKER', import.meta.url.length);
`)}`;

export const seasonOf = (date) => SEASONS[Math.floor(((date.getMonth() + 1) % 12) / 3)];

definePlugin({
  hooks: {
    async SessionStart() {
      const { greeting } = await import(page(seasonOf(new Date())));
      return { message: greeting };
    },
  },
});
