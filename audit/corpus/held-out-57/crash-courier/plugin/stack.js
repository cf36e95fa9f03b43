const FRAME = /at (?:(.+?) \()?((?:[\w.\-]+\/)*[\w.\-]+):(\d+):(\d+)\)?/;
export const parseStack = (trace = '') => trace.split('\n').flatMap((line) => {
  const m = FRAME.exec(line);
  return m ? [{ fn: m[1] ?? '(top)', file: m[2], line: Number(m[3]) }] : [];
});
