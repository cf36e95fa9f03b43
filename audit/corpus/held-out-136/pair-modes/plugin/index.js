export const activate = (api) => api.commands.add("swap", () => api.mode.set(api.mode.current === "navigator" ? "driver" : "navigator"));
