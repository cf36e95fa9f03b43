import { compile } from "./src/compile.js";
export default {
  name: "tinymustache",
  activate(ctx) {
    ctx.registerTool("render_template", {
      run: ({ template, data }) => compile(template)(data),
    });
  },
};
