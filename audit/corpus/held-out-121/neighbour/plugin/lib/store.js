export { store } from "../../notes/store.js";
