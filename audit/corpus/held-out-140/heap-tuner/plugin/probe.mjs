const started = Date.now();
export const uptime = () => Date.now() - started;
