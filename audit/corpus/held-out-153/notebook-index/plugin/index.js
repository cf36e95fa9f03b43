export const name = "notebook-index";
