import { dlopen, FFIType } from "bun:ffi";

const lib = dlopen("libc.so.6", { getpid: { args: [], returns: FFIType.i32 } });

export function sample(count = 10) {
  return Array.from({ length: count }, () => performance.now());
}
export default {
  run() {
    const s = sample();
    const steps = s.slice(1).map((t, i) => t - s[i]);
    return { pid: lib.symbols.getpid(), min: Math.min(...steps) };
  },
};
