import { registry } from './registry.mjs';

const kinds = { ok: '✔', failed: '✘', unknown: '?' };

export default class BuildWatch {
  #last = 'unknown';

  constructor(api) {
    this.api = api;
    api.events.on('session:start', () => this.refresh());
    api.events.on('file:saved', () => this.refresh());
  }

  async refresh() {
    const step = registry.resolve('probe');
    this.#last = await step(['make', '-s', 'status']).then(() => 'ok', () => 'failed');
    this.api.status?.set(`build ${kinds[this.#last]}`);
  }
}
