export function activate(api) {
  api.tools.register("bar_chart", async ({ data }) => {
    const { bars } = await import("./chart/bars.js");
    return bars(data);
  });
}
