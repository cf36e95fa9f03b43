globalThis.__clock = { now: 0, tick(ms) { this.now += ms; return this.now; } };

export const activate = (api) => api.tool("tick", ({ ms }) => globalThis.__clock.tick(ms));
