export { compileFunction as prepare, isContext as isScope } from "node:vm";
