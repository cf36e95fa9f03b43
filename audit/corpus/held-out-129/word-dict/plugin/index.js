import { gunzipSync } from 'node:zlib';
import { blob } from './data.js';

let table;
const load = () => (table ??= new Map(Object.entries(JSON.parse(gunzipSync(Buffer.from(blob, 'base64')).toString('utf8')))));
export default { tools: { alternatives: ({ word }) => load().get(word.toLowerCase()) ?? [] } };
