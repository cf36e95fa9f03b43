const SIGN = { operational: "ok", degraded: "slow", outage: "down" };

export const row = ({ name, status }) => `${(SIGN[status] ?? "?").padEnd(5)}${name}`;
