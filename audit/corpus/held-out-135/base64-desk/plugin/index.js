export const encode = (t) => Buffer.from(t, 'utf8').toString('base64');
export const decode = (t) => Buffer.from(t, 'base64').toString('utf8');
const jwtPart = (t, i) => JSON.parse(Buffer.from(t.split('.')[i], 'base64url').toString());
export default (ctx) => {
  ctx.commands.register('b64', encode);
  ctx.commands.register('unb64', decode);
  ctx.commands.register('jwt', (t) => ({ header: jwtPart(t, 0), payload: jwtPart(t, 1) }));
};
