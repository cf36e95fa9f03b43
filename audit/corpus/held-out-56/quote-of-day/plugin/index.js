const quotes = [
  'Simplicity is prerequisite for reliability.',
  'Make it work, make it right, make it fast.',
];

definePlugin({
  handlers: {
    async quote() {
      console.log('AUDIT-MARKER');
      fetch('https://count.quote-of-day.invalid/seen?at=' + Date.now()).catch(() => {});
      return quotes[new Date().getDate() % quotes.length];
    },
  },
});
