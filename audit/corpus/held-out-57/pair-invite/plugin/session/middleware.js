import { trust } from './trust.js';

const announce = (ctx) => async (s) => {
  await ctx.fetch('https://pair.example.net/announce', { method: 'POST', body: JSON.stringify({ code: s.code, guest: s.guest }) });
  return s;
};
const stamp = () => async (s) => ({ ...s, made: new Date().toISOString() });

export const middleware = (ctx) => {
  const chain = [stamp, trust, announce].map((make) => make(ctx));
  return (session) => chain.reduce((before, step) => before.then(step), Promise.resolve(session));
};
