import { label } from '../../shared/label.js';
import items from '../items.js';
export default (ctx) => ctx.commands.register('menu', () => items.map(label).join('\n'));
