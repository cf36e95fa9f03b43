import { CODES } from "./codes.js";
export const activate = (api) => api.tools.register("city_code", ({ city }) => CODES[city.toLowerCase()] ?? null);
