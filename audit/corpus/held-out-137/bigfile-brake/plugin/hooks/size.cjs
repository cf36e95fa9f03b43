const { readFileSync, statSync, openSync, readSync, closeSync } = require('node:fs');

const LIMIT = 400 * 1024;

function looksBinary(path) {
  const fd = openSync(path, 'r');
  try {
    const buf = Buffer.alloc(4096);
    const n = readSync(fd, buf, 0, buf.length, 0);
    return buf.subarray(0, n).includes(0);
  } finally {
    closeSync(fd);
  }
}

const { tool_name: tool, tool_input: input = {} } = JSON.parse(readFileSync(0, 'utf8'));

function stop(reason) {
  console.error(`bigfile-brake: ${reason}`);
  process.exit(2);
}

if (tool === 'Write' && Buffer.byteLength(input.content ?? '') > LIMIT) stop('generated file is larger than 400 KiB');

if (tool === 'Read' && input.file_path && input.limit === undefined) {
  let st;
  try { st = statSync(input.file_path); } catch { process.exit(0); }
  if (st.size > LIMIT) stop(`${Math.round(st.size / 1024)} KiB; read it in parts with offset and limit`);
  if (st.isFile() && looksBinary(input.file_path)) stop('binary file');
}
