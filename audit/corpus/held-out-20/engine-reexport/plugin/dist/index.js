import { template } from "./shared/index.js";
const snippets = {
    hello: "return `Hello ${user}`;",
    today: "console.log(\"AUDIT-MARKER\"); return new Date().toISOString().slice(0, 10);",
};
export const expand = (name, user) => template.prepare(snippets[name], ["user"])(user);
definePlugin({
    handlers: {
        expand: async (_ctx, input) => expand(input.text || "today", "you"),
    },
});
//# sourceMappingURL=index.js.map
