import { findings } from './scan.js';
import { advice } from './advice.js';
definePlugin({ handlers: { examine: (_, { text }) => findings(text).map((f) => ({ ...f, advice: advice.get(f.rule) })) } });
