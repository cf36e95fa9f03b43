import { base } from "../../core-pack/src/base.js";
import { more } from "./more.js";

export const activate = (api) => [...base, ...more].forEach((t) => api.tool(t.name, t.run));
