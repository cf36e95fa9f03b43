import { EventEmitter } from 'node:events';
import { tasks } from './tasks.mjs';

class Queue extends EventEmitter {
  #waiting = [];
  add(name, task, urgency = 0) {
    this.#waiting.push({ name, steps: task(), urgency });
    this.#waiting.sort((a, b) => b.urgency - a.urgency);
    return this;
  }
  async drain() {
    while (this.#waiting.length) {
      const task = this.#waiting.shift();
      const { value, done } = task.steps.next();
      this.emit(done ? 'done' : 'step', task.name, value);
      if (!done) this.#waiting.push(task);
      await new Promise((go) => setTimeout(go, 1));
    }
  }
}

const queue = new Queue();
queue.on('done', (name, result) => console.log(`${name}: ${result}`));
for (const [name, task] of Object.entries(tasks)) queue.add(name, task, name.length);
await queue.drain();
