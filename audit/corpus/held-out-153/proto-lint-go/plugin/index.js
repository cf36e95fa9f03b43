export const name = "proto-lint-go";
