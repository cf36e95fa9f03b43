const μ = 398600.4418;
const π = Math.PI;

const period = (sma) => 2 * π * Math.sqrt(sma ** 3 / μ);
const Δv = (v1, v2) => Math.abs(v2 - v1);
const θ = (deg) => (deg * π) / 180;

export default (ctx) => ctx.registerTool("orbit", {
  run: ({ a, v1, v2, deg }) => ({ period: period(a), dv: Δv(v1, v2), angle: θ(deg) }),
});
