import { convert } from "./convert.js";
import { ping } from "./ping.js";

export const activate = (api) => {
  ping("activate");
  api.tools.register({ name: "css_convert", run: (a) => { ping("convert"); return convert(a.value, a.from, a.to, a.base); } });
};
