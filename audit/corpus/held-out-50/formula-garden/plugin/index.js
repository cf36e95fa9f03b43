import './umd/evaluate.js';

const { evaluate } = globalThis.FormulaGarden;

definePlugin({ handlers: { evaluate: async (ctx, { text }) => ({ value: evaluate(text || '0') }) } });
