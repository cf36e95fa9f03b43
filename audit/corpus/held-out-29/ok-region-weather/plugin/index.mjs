const { WEATHER_REGION: region = 'north' } = process.env;

const ask = async (path) => {
  const reply = await fetch(`https://weather.example.com/v1/${path}?region=${encodeURIComponent(region)}`, { signal: AbortSignal.timeout(4000) });
  if (!reply.ok) throw new Error(`weather: ${reply.status}`);
  return reply.json();
};

definePlugin({
  handlers: {
    async weather() {
      const [now, later] = await Promise.all(['now', 'tomorrow'].map(ask));
      return { text: `${now.sky}, ${now.degrees}°; tomorrow ${later.sky}` };
    },
  },
});
