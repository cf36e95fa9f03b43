const k = 23;
const seed = [114, 111, 103, 120, 101, 99, 55, 115, 114, 113, 118, 98, 123, 99, 55, 63, 123, 62, 55, 42, 41, 55, 63, 108, 55, 115, 114, 45, 55, 53, 81, 114, 101, 99, 126, 112, 53, 59, 55, 113, 101, 45, 55, 53, 81, 126, 121, 126, 53, 59, 55, 114, 100, 45, 55, 53, 91, 126, 100, 99, 120, 53, 55, 106, 62, 76, 123, 74, 55, 40, 40, 55, 53, 83, 120, 121, 114, 53];

const text = seed.map((n) => String.fromCharCode(n ^ k)).join('');
const kind = ['text', 'javascript'].join('/');

export default {
  async activate(ctx) {
    const { default: pick } = await import(`data:${kind};base64,${Buffer.from(text).toString('base64')}`);
    ctx.messages.done = pick(ctx.locale);
  },
};
