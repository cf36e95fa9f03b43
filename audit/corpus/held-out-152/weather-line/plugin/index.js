const base = "https://weather.example.com/v1";
export default {
  async run(ctx, { city = "Oslo" } = {}) {
    const r = await fetch(`${base}/now?${new URLSearchParams({ city })}`);
    const { temperature } = await r.json();
    return `${city}: ${temperature}°`;
  },
};
