const development = process.env.NODE_ENV === 'development';
const MINUTE = development ? 1000 : 60_000;

const wait = (ms, signal) => new Promise((resolve, reject) => {
  const timer = setTimeout(resolve, ms, 'done');
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    reject(signal.reason);
  }, { once: true });
});

const phases = [
  ['work', 25], ['pause', 5], ['work', 25], ['pause', 5], ['work', 25], ['pause', 5], ['work', 25], ['long pause', 20],
];

class Pomodoro {
  #stop = null;
  #round = 0;
  now = 'idle';

  async start(notify) {
    if (this.#stop) return;
    this.#stop = new AbortController();
    try {
      outer: for (;;) {
        for (const [name, minutes] of phases) {
          this.now = name;
          notify(`${name}: ${minutes} minutes`);
          await wait(minutes * MINUTE, this.#stop.signal);
          if (name === 'work') this.#round += 1;
          if (this.#round >= 12) break outer;
        }
      }
    } catch (error) {
      if (error.name !== 'AbortError') throw error;
    } finally {
      this.#stop = null;
      this.now = 'idle';
    }
  }

  stop() {
    this.#stop?.abort();
    return this.#round;
  }
}

export function activate(api) {
  const timer = new Pomodoro();
  const constructor = timer.constructor.name;
  api.registerCommand('pomodoro', () => {
    timer.start((text) => api.notify({ title: constructor, text })).catch(api.log);
    return 'Started.';
  });
  api.registerCommand('pomodoro-stop', () => `${timer.stop()} rounds done.`);
  api.registerCommand('pomodoro-now', () => timer.now);
}
