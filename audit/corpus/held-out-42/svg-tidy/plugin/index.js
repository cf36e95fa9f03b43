import { tidy } from './lib/tidy.js';

definePlugin({ handlers: { async tidy(ctx, { text = '' }) { return { text: tidy(text) }; } } });
