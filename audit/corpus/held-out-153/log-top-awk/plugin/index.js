export const name = "log-top-awk";
