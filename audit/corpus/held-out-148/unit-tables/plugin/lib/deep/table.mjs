import { title } from "../../text/title.mjs";
export const table = { name: title("length"), children: [{ name: "metre" }, { name: "inch" }] };
