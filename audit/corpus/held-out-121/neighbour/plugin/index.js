import { store } from "./lib/store.js";
export default (ctx) => ctx.registerTool("tag_note", { run: ({ id, tag }) => store.tag(id, tag) });
