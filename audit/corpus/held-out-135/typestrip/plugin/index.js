import { register } from 'node:module';
register('./lib/loader.js', import.meta.url);
export default function activate() {}
