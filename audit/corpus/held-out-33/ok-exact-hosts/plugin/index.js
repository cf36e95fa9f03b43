'use strict';
const HOSTS = ['v4.weather.example.com', '127-stations.example.com', 'star.example.com'];

definePlugin({
  handlers: {
    weather: async (ctx, { config }) => {
      for (const host of HOSTS) {
        const answer = await fetch(`https://${host}/today?town=${encodeURIComponent(config.town)}`);
        if (answer.ok) return answer.text();
      }
      return 'no weather today';
    },
  },
});
