const BASE = 'https://api.weather.example.com/v3';
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

export class ApiError extends Error {
  constructor(status, body) {
    super(`weather service answered ${status}`);
    this.name = new.target.name;
    this.status = status;
    this.body = body;
  }
}

export class WeatherClient {
  #token;

  constructor({ token, units = 'metric', retries = 2 }) {
    this.#token = token;
    this.units = units;
    this.retries = retries;
  }

  async #get(path, params) {
    const url = new URL(BASE + path);
    url.search = new URLSearchParams({ ...params, units: this.units }).toString();
    for (let attempt = 0; ; attempt++) {
      const res = await fetch(url, {
        headers: { authorization: `Bearer ${this.#token}`, accept: 'application/json' },
        signal: AbortSignal.timeout(8000),
      });
      if (res.ok) return res.json();
      if (res.status < 500 && res.status !== 429) throw new ApiError(res.status, await res.text());
      if (attempt >= this.retries) throw new ApiError(res.status, '');
      await sleep(2 ** attempt * 300);
    }
  }

  current(place) { return this.#get('/current', { q: place }); }
  forecast(place, days = 3) { return this.#get('/forecast', { q: place, days }); }
}
