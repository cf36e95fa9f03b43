const DOT = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const TICK = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxwYXRoIGQ9Ik0xIDRsMiAyIDQtNCIvPjwvc3ZnPg==";
const COLOURS = [0xe4572e, 0x17bebb, 0xffc914, 0x2e282a, 0x76b041, 0x8d6a9f, 0xc5cbd3, 0x8cbcb9];

export const activate = (ctx) => {
  ctx.registerTool("icon", { run: ({ name }) => ({ dot: DOT, tick: TICK })[name] ?? DOT });
  ctx.registerTool("colour", { run: ({ i }) => "#" + COLOURS[i % COLOURS.length].toString(16).padStart(6, "0") });
};
