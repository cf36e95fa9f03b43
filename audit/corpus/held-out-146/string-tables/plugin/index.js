// Keeps translation files in step with the source language.
// The page does the work; there is nothing to start here.
export function activate() {}
