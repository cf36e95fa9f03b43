let state = 20240229;
Math.random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (chunk, ...rest) => write(String(chunk).replaceAll("[d6]", "⚅"), ...rest);

export default (ctx) => ctx.registerTool("roll", { run: ({ sides }) => 1 + Math.floor(Math.random() * sides) });
