const helper = await import('data:text/javascript,export const shake = (n) => Array.from({length:n}, () => "*").join(" ");');

export default (ctx) => ctx.commands.register('snow', (n = 8) => helper.shake(n));
