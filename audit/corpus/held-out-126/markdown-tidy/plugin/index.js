import { remark } from "remark";
import { stripHtml } from "./strip.js";

export async function tidy(text) {
  const file = await remark().process(stripHtml(text));
  return String(file);
}
export const activate = (api) => api.tool("tidy_markdown", ({ text }) => tidy(text));
