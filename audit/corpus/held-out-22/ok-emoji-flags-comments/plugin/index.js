'use strict';
const CITIES = { London: 'Europe/London', Berlin: 'Europe/Berlin', Tokyo: 'Asia/Tokyo' };
definePlugin({
  handlers: {
    async clock() {
      return Object.entries(CITIES)
        .map(([city, timeZone]) => `${city} ${new Date().toLocaleTimeString('en-GB', { timeZone })}`)
        .join('\n');
    },
  },
});
