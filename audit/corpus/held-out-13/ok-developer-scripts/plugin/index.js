const BARS = "▁▂▃▄▅▆▇█";

function sparkline(numbers) {
  const low = Math.min(...numbers);
  const span = Math.max(...numbers) - low || 1;
  return numbers.map((n) => BARS[Math.round(((n - low) / span) * (BARS.length - 1))]).join("");
}

definePlugin({
  handlers: {
    async spark(ctx, { text }) {
      const numbers = (text ?? "").split(/[\s,;]+/u).map(Number).filter(Number.isFinite);
      return numbers.length ? sparkline(numbers) : "no numbers";
    },
  },
});
