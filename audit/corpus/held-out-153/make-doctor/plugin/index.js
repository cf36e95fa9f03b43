export const name = "make-doctor";
