import { frases } from './lib/frases.js';
export default { activate: (c) => c.tools.register('frase', () => frases[new Date().getDate() % frases.length]) };
