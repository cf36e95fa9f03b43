const SKY = ["indigo", "rose", "azure", "gold", "violet"];
export default (ctx) => ctx.registerTool("sky", { run: ({ hour }) => SKY[Math.floor(hour / 5) % SKY.length] });
