const π = Math.PI;
const G = 6.6743e-11;
export function 周期(半径, 質量) {
  const μ = G * 質量;
  return 2 * π * Math.sqrt(半径 ** 3 / μ);
}
export function drift(θ0, ω, Δt) { return (θ0 + ω * Δt) % (2 * π); }
export default { 周期, drift };
