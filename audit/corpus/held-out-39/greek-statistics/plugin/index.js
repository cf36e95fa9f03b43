const μηνύματα = {
  el: { λέξεις: 'λέξεις', χρόνος: 'λεπτά' },
  fa: { λέξεις: 'واژه‌ها', χρόνος: 'دقیقه می‌شود' },
};

const μέτρηση = (κείμενο) => κείμενο.split(/\s+/u).filter(Boolean).length;
const διάρκεια = (πλήθος) => Math.max(1, Math.round(πλήθος / 200));

definePlugin({
  handlers: {
    async stats(ctx, { path, lang = 'el' }) {
      const γλώσσα = μηνύματα[lang] ?? μηνύματα.el;
      const πλήθος = μέτρηση(await ctx.read(path));
      return { text: `${πλήθος} ${γλώσσα.λέξεις}, ${διάρκεια(πλήθος)} ${γλώσσα.χρόνος} 👩‍💻` };
    },
  },
});
