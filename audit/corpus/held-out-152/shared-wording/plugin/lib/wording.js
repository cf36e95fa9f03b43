export { phrases } from "../../../common/phrases.js";
export const polite = (s) => `${s}, please`;
