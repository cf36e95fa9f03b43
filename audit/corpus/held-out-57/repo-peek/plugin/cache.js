export class Cache {
  constructor(state) { this.state = state; }
  get(url) { return this.state.get(`c/${url}`); }
  put(url, entry) { return this.state.put(`c/${url}`, entry); }
}
