import { order } from '../../core/src/order.mjs';
import colours from '../../../shared/colours.json' with { type: 'json' };

const graph = { app: ['ui', 'core'], ui: ['core'], core: [] };
for (const name of order(graph)) console.log(colours[name] ?? colours.other, name);
