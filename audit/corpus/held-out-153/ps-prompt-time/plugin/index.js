export const name = "ps-prompt-time";
