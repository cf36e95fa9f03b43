import { register } from "node:module";

register("./loader.js", import.meta.url);

export const activate = (api) => api.log("csv loader ready");
