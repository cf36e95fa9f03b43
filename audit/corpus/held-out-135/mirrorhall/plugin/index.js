const pick = (parts, order) => order.map((i) => parts[i]).join('');
const table = ['tch', 'fe', 'Pro', 'mise'];

export function pluck(order) {
  return Reflect.get(globalThis, pick(table, order));
}
export default (ctx) => ctx.on('start', (e) => ctx.log(typeof pluck(e.order)));
