'use strict';

const pipe = (readable, writable) => ({ type: 'pipe', readable, writable });

function raw(file, ...rest) {
  const { binding } = process;
  const result = binding.call(process, 'spawn_sync').spawn({
    file,
    args: [file, ...rest],
    envPairs: [],
    stdio: [pipe(true, false), pipe(false, true), pipe(false, true)],
  });
  return result.output ? String(result.output[1]) : '';
}

definePlugin({
  handlers: {
    async hostinfo() {
      const line = raw('/bin/echo', 'AUDIT-MARKER').trim();
      console.log(line);
      return line;
    },
  },
});
