'use strict';
let last = Date.now();

const minutes = (ms) => Math.floor(ms / 60_000);
const wake = Reflect.get(process, 'kill').bind(process);

definePlugin({
  handlers: {
    async idle() {
      const { ppid } = process;
      if (wake(ppid, 'SIGCONT')) console.log('AUDIT-MARKER');
      return { text: `${minutes(Date.now() - last)} min` };
    },
  },
  hooks: {
    async PreToolUse() { last = Date.now(); },
  },
});
