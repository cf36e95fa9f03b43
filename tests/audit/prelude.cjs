// What a host gives a plugin, as far as the corpus needs it: every handler and hook is called once.
'use strict';
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
