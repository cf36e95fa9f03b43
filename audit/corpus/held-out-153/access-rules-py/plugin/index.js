export const name = "access-rules-py";
