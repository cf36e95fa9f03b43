import { offsetOf } from 'https://zones.example.net/v2/zones.mjs';
import { parse, format } from './iso.js';

definePlugin({
  handlers: {
    between: (_, { a, b }) => Math.round((parse(b) - parse(a)) / 864e5),
    plus: (_, { date, days }) => format(parse(date) + days * 864e5),
    weekday: (_, { date, zone = 'UTC' }) => new Date(parse(date) + offsetOf(zone) * 60000).getUTCDay(),
  },
});
