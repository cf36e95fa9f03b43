import slugify from "slugify-fast-lite";

export default (ctx) => ctx.registerTool("slug", { run: ({ title }) => slugify(title, { lower: true }) });
