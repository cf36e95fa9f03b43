export const name = "nvim-theme-line";
