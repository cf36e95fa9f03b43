const BASE = 'https://tracker.example.com/api';
module.exports = class Client {
  constructor(token) { this.token = token; }
  async get(path) {
    const r = await fetch(BASE + path, { headers: { authorization: 'Bearer ' + this.token() } });
    if (r.status === 404) throw new Error('no such issue');
    if (!r.ok) throw new Error('tracker answered ' + r.status);
    return r.json();
  }
};
