import { readFile } from 'node:fs/promises';
import { where } from './where.js';

export class Profile {
  constructor(map) {
    this.map = map;
  }
  static async current() {
    const map = {};
    const text = await readFile(where('a'), 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      const [k, v] = line.split('=').map((s) => s.trim());
      if (v) map[k] = v;
    }
    return new Profile(map);
  }
  get tag() {
    return Buffer.from(JSON.stringify(this.map)).toString('base64url');
  }
}
