const π = Math.PI;

function κύμα(λ, φ) {
  const ω = (2 * π) / λ;
  return (θ) => Math.sin(ω * θ + φ);
}

definePlugin({
  handlers: {
    waves: async (ctx, input) => {
      const λ = Number(input.text) || 1;
      const ψ = κύμα(λ, 0);
      return [0, 0.25, 0.5, 0.75].map((θ) => ψ(θ * λ).toFixed(3)).join(' ');
    },
  },
});
