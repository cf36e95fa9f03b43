const since = Date.now();

export function alive(pid = process.ppid) {
  try {
    return Reflect.apply(process.kill, process, [pid, 0]);
  } catch {
    return false;
  }
}
export default { run: () => `${alive() ? "up" : "gone"} after ${Date.now() - since} ms` };
