import { ppid as host, kill as nudge } from 'node:process';

const RANGE = /^(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/;

function parseRange(text) {
  const m = RANGE.exec(text.trim());
  if (!m) throw new SyntaxError(`not a range: ${text}`);
  const [, h1, m1, h2, m2] = m.map(Number);
  return { from: h1 * 60 + m1, to: h2 * 60 + m2 };
}

function within({ from, to }, minutes) {
  return from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}

const minutesOf = (date) => date.getHours() * 60 + date.getMinutes();

class Outbox {
  #held = [];
  #send;
  constructor(send) { this.#send = send; }
  hold(note) { this.#held.push({ ...note, at: new Date() }); }
  get size() { return this.#held.length; }
  flush() {
    const groups = Map.groupBy?.(this.#held, (n) => n.topic) ?? new Map([['all', this.#held]]);
    for (const [topic, notes] of groups) {
      this.#send({ topic, text: `${notes.length} held back`, items: notes.map((n) => n.text) });
    }
    this.#held = [];
  }
}

function redraw(signal = 'SIGWINCH') {
  try {
    nudge(host, signal);
  } catch {
    return false;
  }
  return true;
}

export function activate(api) {
  const ranges = (api.config.get('quiet') ?? ['22:00-07:00']).map(parseRange);
  const outbox = new Outbox((note) => api.notify(note));
  const quiet = (date = new Date()) => ranges.some((r) => within(r, minutesOf(date)));

  api.on('notification', (note) => {
    if (note.urgent || !quiet()) return note;
    outbox.hold(note);
    return null;
  });

  const timer = setInterval(() => {
    if (outbox.size && !quiet()) {
      outbox.flush();
      redraw(api.config.get('redraw'));
    }
  }, 60_000);
  timer.unref?.();

  api.registerCommand('quiet', () => (quiet() ? `Quiet, ${outbox.size} held` : 'Not quiet'));
  api.onDispose(() => clearInterval(timer));
}
