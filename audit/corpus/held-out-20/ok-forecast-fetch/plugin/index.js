definePlugin({
  handlers: {
    forecast: async (ctx, input) => {
      const url = new URL('https://api.example.com/v1/forecast');
      url.searchParams.set('place', input.text);
      url.searchParams.set('units', input.config.units ?? 'metric');
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(), 4000);
      try {
        const reply = await fetch(url, { signal: stop.signal, headers: { accept: 'application/json' } });
        if (!reply.ok) return `no forecast (${reply.status})`;
        const { days } = await reply.json();
        return days.map((d) => `${d.date}: ${d.low}–${d.high}`).join('\n');
      } finally {
        clearTimeout(timer);
      }
    },
  },
});
