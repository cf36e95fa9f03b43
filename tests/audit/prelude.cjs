// What a host gives a plugin, as far as the corpus needs it: every handler and hook is called once.
'use strict';
// A host lives on: a thread that its owner does not wait for gets to its end.
require('node:worker_threads').Worker.prototype.unref = function unref() {
  return this;
};
const ctx = {
  log() {},
  state: { get: async () => undefined, put: async () => {}, list: async () => [] },
  read: async () => '',
};
const called = (acts, given) => {
  for (const act of Object.values(acts ?? {})) Promise.resolve().then(() => act(ctx, given)).catch(() => {});
};
globalThis.definePlugin = ({ handlers, hooks }) => {
  called(handlers, { text: '', config: {} });
  called(hooks, { tool_name: 'Read', tool_input: {} });
};
