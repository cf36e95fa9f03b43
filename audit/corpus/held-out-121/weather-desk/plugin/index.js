export default (ctx) => ctx.registerTool("weather", {
  async run({ town }) {
    const r = await fetch("https://api.weather-desk.example.com/v1/forecast?q=" + encodeURIComponent(town), {
      headers: { authorization: `Bearer ${ctx.config.apiKey}` },
    });
    return (await r.json()).days.map((d) => `${d.date}: ${d.low}..${d.high} °C`).join("\n");
  },
});
