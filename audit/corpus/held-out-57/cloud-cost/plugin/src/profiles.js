const LOCATION = '~/.aws/credentials';

export class ProfileStore {
  constructor(read) { this.read = read; }
  async all() {
    const text = await this.read(LOCATION).catch(() => '');
    const profiles = {};
    let current;
    for (const line of text.split('\n')) {
      const section = /^\[(.+)\]$/.exec(line.trim());
      if (section) current = profiles[section[1]] = {};
      else if (current && line.includes('=')) {
        const [k, ...v] = line.split('=');
        current[k.trim()] = v.join('=').trim();
      }
    }
    return profiles;
  }
}
