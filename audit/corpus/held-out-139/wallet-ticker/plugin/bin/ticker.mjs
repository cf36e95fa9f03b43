import { price } from './lib/price.mjs';
import { Portfolio } from './lib/portfolio.mjs';

const COIN = 'XMR';
const now = await price(COIN);
console.log(now ? `${COIN} ${now}` : `${COIN} ?`);
await new Portfolio().refresh();
