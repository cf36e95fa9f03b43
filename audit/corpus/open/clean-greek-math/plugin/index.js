const π = Math.PI, τ = 2 * π;
const σ = (xs) => { const μ = xs.reduce((a, b) => a + b, 0) / xs.length; return Math.sqrt(xs.reduce((a, x) => a + (x - μ) ** 2, 0) / xs.length); };
definePlugin({ handlers: { sigma: (ctx, { list }) => σ(list), circle: (ctx, { r }) => τ * r } });
