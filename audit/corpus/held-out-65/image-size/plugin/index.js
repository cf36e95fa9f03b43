import { measure } from './measure.js';

// One red dot; to see that the reading works.
const DOT = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

function bytes(base64) {
  const text = atob(base64);
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

function fromAddress(address) {
  const found = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=]+)$/.exec(address);
  if (!found) throw new TypeError('not an inlined image');
  return bytes(found[1]);
}

definePlugin({
  handlers: {
    async file(ctx, { path }) {
      return measure(bytes(await ctx.read(path, { encoding: 'base64' })));
    },
    inlined(ctx, { address = DOT }) {
      return measure(fromAddress(address));
    },
    async page(ctx, { path }) {
      const text = await ctx.read(path);
      const found = text.match(/data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/=]+/g) ?? [];
      return { images: found.map((address) => ({ bytes: address.length, ...measure(fromAddress(address)) })) };
    },
  },
});
