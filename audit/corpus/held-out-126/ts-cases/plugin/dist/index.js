const words = (s) => s.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().split(/[\s_-]+/);
export function convert(s, to) {
    const w = words(s);
    if (to === "camel")
        return w.map((x, i) => (i ? x[0].toUpperCase() + x.slice(1) : x)).join("");
    return w.join(to === "snake" ? "_" : "-");
}
export const activate = (api) => api.tool("convert_case", ({ name, to }) => convert(name, to));
