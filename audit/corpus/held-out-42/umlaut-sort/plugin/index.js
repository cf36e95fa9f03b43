import { order } from './lib/order.js';

definePlugin({ handlers: { async sort(ctx, { text = '' }) { return { text: text.split('\n').sort(order).join('\n') }; } } });
