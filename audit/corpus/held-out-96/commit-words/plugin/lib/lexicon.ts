// The words we would rather not see at the start of a message.
export const lexicon: Record<string, string> = {
  added: "add",
  fixed: "fix",
  removed: "remove",
  updated: "update",
};
