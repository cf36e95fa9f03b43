const head = 'data:image/svg+xml;charset=utf-8,';

const bar = (share, at) => `<rect x="${at * 12}" y="${100 - share}" width="10" height="${share}"/>`;

function chart(shares) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 100">${shares.map(bar).join('')}</svg>`;
}

definePlugin({
  handlers: {
    async chart(ctx, { text = '' }) {
      const shares = text.split(',').map(Number).filter((share) => share >= 0 && share <= 100);
      return { text: `![chart](${head}${encodeURIComponent(chart(shares))})` };
    },
  },
});
