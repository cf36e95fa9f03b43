import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [, , file, name] = process.argv;
const { secret, digits = 6, period = 30 } = JSON.parse(readFileSync(file, 'utf8'))[name];

const bits = [...secret.replace(/=+$/, '')].map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0')).join('');
const key = Buffer.from(bits.match(/.{8}/g).map((b) => parseInt(b, 2)));
const counter = Buffer.alloc(8);
counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / period)));
const mac = createHmac('sha1', key).update(counter).digest();
const at = mac[mac.length - 1] & 15;
console.log(String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0'));
