export const TIPS = ["Commit early, push when it is readable.", "A revert is not a defeat.", "Rebase your own, merge the others'.", "The best branch is a short one."];
