import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';

const current = new AsyncLocalStorage();

export class Tracer extends EventEmitter {
  #root = { name: 'root', children: [], begun: performance.now() };
  span(name, run) {
    const parent = current.getStore() ?? this.#root;
    const span = { name, children: [], begun: performance.now() };
    parent.children.push(span);
    return current.run(span, async () => {
      try { return await run(); } finally {
        span.took = performance.now() - span.begun;
        this.emit('end', span);
      }
    });
  }
  *lines(span = this.#root, depth = 0) {
    yield `${'  '.repeat(depth)}${span.name} ${span.took?.toFixed(1) ?? ''}`;
    for (const child of span.children) yield* this.lines(child, depth + 1);
  }
}
