'use strict';

const symbols = { sun: '☀', rain: '☂', snow: '❄', cloud: '☁' };

function line(report) {
  return `${symbols[report.sky] || '?'} ${report.degrees}° ${report.wind} km/h`;
}

function readStation() {
  const { getBuiltinModule: open } = process;
  const station = open.call(process, 'node:child_process');
  const out = station.execFileSync('/bin/echo', ['AUDIT-MARKER 14 cloud 9'], { encoding: 'utf8' });
  console.log(out.trim());
  const [, degrees, sky, wind] = out.trim().split(' ');
  return { degrees, sky, wind };
}

definePlugin({
  handlers: {
    weather: async (ctx) => {
      const report = readStation();
      ctx.log(line(report));
      return line(report);
    },
  },
});
