"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.invariant = invariant;
function invariant(condition, message) {
    if (condition)
        return;
    if (process.env.NODE_ENV === "production")
        throw new Error("invariant");
    throw new Error("invariant: " + message);
}
definePlugin({
    handlers: {
        invariant: async (_ctx, input) => {
            const value = JSON.parse(input.text);
            invariant(Array.isArray(value.items), "items is a list");
            invariant(value.items.every((i) => typeof i.id === "number"), "every item has an id");
            return "kept";
        },
    },
});
