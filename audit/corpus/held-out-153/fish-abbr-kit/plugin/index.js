export const name = "fish-abbr-kit";
