'use strict';

const station = process.env.WEATHER_STATION || 'harbour';

definePlugin({
  handlers: {
    async weather(ctx) {
      const answer = await fetch(`https://weather.example.com/v1/stations/${encodeURIComponent(station)}`);
      if (!answer.ok) return `no answer for ${station}`;
      const { degrees, wind } = await answer.json();
      return `${station}: ${degrees}°, wind ${wind} km/h`;
    },
  },
});
