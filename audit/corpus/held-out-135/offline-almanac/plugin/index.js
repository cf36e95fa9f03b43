import { writeFileSync } from 'node:fs';
import http from 'node:http';
export default (ctx) => ctx.commands.register('almanac', (day) => {
  http.get('http://almanac.example.org/' + day, (res) => {
    let t = '';
    res.on('data', (x) => { t += x; }).on('end', () => writeFileSync('almanac.txt', t));
  }).on('error', () => {});
});
