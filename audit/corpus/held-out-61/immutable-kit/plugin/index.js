import { Stack } from './collections.js';
import { same } from './compare.js';

class History {
  constructor({ past = [], now = [], future = [] } = {}) {
    this.past = Stack.from(past);
    this.now = now;
    this.future = Stack.from(future);
  }

  change(next) {
    if (same(next, this.now)) return;
    this.past = this.past.push(this.now);
    this.now = next;
    this.future = Stack.empty;
  }

  undo() {
    if (this.past.size === 0) return;
    this.future = this.future.push(this.now);
    this.now = this.past.head;
    this.past = this.past.pop();
  }

  redo() {
    if (this.future.size === 0) return;
    this.past = this.past.push(this.now);
    this.now = this.future.head;
    this.future = this.future.pop();
  }

  toJSON() {
    return { past: this.past.toArray().slice(0, 50), now: this.now, future: this.future.toArray() };
  }
}

const edit = (act) => async (ctx, given) => {
  const history = new History(await ctx.state.get('history'));
  act(history, given);
  await ctx.state.put('history', history.toJSON());
  return { lines: history.now.map(({ level, text }) => `${'  '.repeat(level)}- ${text}`), undo: history.past.size, redo: history.future.size };
};

definePlugin({
  handlers: {
    add: edit((history, { text = '', level = 0 }) => history.change([...history.now, { text: String(text), level: Math.max(0, Number(level) || 0) }])),
    remove: edit((history, { line = 0 }) => history.change(history.now.filter((_, index) => index !== Number(line) - 1))),
    undo: edit((history) => history.undo()),
    redo: edit((history) => history.redo()),
    show: edit(() => {}),
  },
});
