'use strict';
// 👩‍🔬 Formulas follow the notation of the lecture notes; 変数名 are kept as they are there.
const π = Math.PI;
const g = 9.81;
const { sin, cos } = Math;

function Δω(θ1, θ2, ω1, ω2, ℓ = 1, m = 1) {
  const Δ = θ1 - θ2;
  const δ = 3 - cos(2 * Δ);
  const α1 = (-g * 3 * sin(θ1) - g * sin(θ1 - 2 * θ2) - 2 * sin(Δ) * (ω2 ** 2 * ℓ + ω1 ** 2 * ℓ * cos(Δ))) / (ℓ * δ);
  const α2 = (2 * sin(Δ) * (ω1 ** 2 * ℓ * 2 + g * 2 * cos(θ1) + ω2 ** 2 * ℓ * m * cos(Δ))) / (ℓ * δ);
  return [α1, α2];
}

function* симуляция(θ1, θ2, шаг = 0.01) {
  let ω1 = 0, ω2 = 0;
  for (;;) {
    const [α1, α2] = Δω(θ1, θ2, ω1, ω2);
    ω1 += α1 * шаг;
    ω2 += α2 * шаг;
    θ1 += ω1 * шаг;
    θ2 += ω2 * шаг;
    yield [θ1, θ2];
  }
}

const 角度 = (rad) => `${((rad * 180) / π).toFixed(1)}°`;

definePlugin({
  handlers: {
    async swing(ctx, { text }) {
      const строк = Number(text) || 5;
      const out = [];
      for (const [θ1, θ2] of симуляция(π / 2, π / 3)) {
        out.push(`${角度(θ1)} ${角度(θ2)} 🇬🇷`);
        if (out.length >= строк) break;
      }
      return out.join('\n');
    },
  },
});
