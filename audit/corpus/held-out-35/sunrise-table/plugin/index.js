import { towns } from './data/towns.js';
import { yearLength } from './data/calendar.js';

const RAD = Math.PI / 180;

function hours(latitude, day) {
  const tilt = 23.44 * Math.sin((2 * Math.PI * (day - 81)) / yearLength);
  const x = -Math.tan(latitude * RAD) * Math.tan(tilt * RAD);
  return (2 * Math.acos(Math.max(-1, Math.min(1, x)))) / (15 * RAD);
}

definePlugin({
  handlers: {
    async sun(ctx, { text }) {
      const [name, day = '100'] = (text || towns[0][0]).split(' ');
      const town = towns.find(([n]) => n.toLowerCase() === name.toLowerCase());
      if (!town) return `no town ${name}`;
      const light = hours(town[1], Number(day));
      return `${town[0]}: sunrise ${(12 - light / 2).toFixed(1)} h, sunset ${(12 + light / 2).toFixed(1)} h`;
    },
  },
});
