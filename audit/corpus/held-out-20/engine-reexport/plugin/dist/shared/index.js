export * as template from "./template.js";
export * from "./strings.js";
