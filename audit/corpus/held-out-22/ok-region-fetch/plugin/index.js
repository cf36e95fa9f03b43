'use strict';

const REGIONS = ['eu', 'us', 'ap'];
const wanted = process.env.WEATHER_REGION;
const region = REGIONS.includes(wanted) ? wanted : 'eu';
const verbose = process.env.NODE_ENV === 'development';

async function forecast(city, signal) {
  const url = new URL('https://weather.example.com/v2/forecast');
  url.searchParams.set('region', region);
  url.searchParams.set('city', city);
  const res = await fetch(url, { headers: { accept: 'application/json' }, signal });
  if (!res.ok) throw new Error(`weather: ${res.status}`);
  return res.json();
}

definePlugin({
  handlers: {
    async weather(ctx, { text }) {
      const data = await forecast(text.trim(), AbortSignal.timeout(4000));
      if (verbose) ctx.log(`region ${region}`);
      return `${data.city}: ${data.low}–${data.high} °C`;
    },
  },
});
