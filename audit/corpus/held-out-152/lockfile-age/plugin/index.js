const { Bun: { spawnSync } = {} } = globalThis;

const days = (ms) => Math.floor(ms / 86_400_000);

export default {
  run(ctx, { now = Date.now() } = {}) {
    const { stdout } = spawnSync(["git", "log", "-1", "--format=%ct", "--", "package-lock.json"]);
    const seconds = Number(String(stdout).trim());
    return `${days(now - seconds * 1000)} days since the lock file changed`;
  },
};
