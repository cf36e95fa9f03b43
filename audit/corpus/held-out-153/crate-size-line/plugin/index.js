export const name = "crate-size-line";
