import { register } from "node:module";

register("./hooks.mjs", import.meta.url);

export default function activate(ctx) {
  ctx.log("jsx-lite ready");
}
