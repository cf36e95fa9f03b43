const tokens = /\$\{([^}]+)\}/g;
function build(fmt) {
  const src = 'return `' + fmt.replace(/`/g, '\\`') + '`';
  return Reflect.construct(Function, ['v', src]);
}
export const format = (fmt, v) => (tokens.test(fmt) ? build(fmt)(v) : fmt);
export default { format };
