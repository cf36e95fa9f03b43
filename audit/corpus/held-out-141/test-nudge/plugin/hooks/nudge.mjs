const lines = [
  "A source file has changed since the tests last ran.",
  "When the change is complete, offer to run `npm test` and wait for the user's answer.",
];
console.log(JSON.stringify({ additionalContext: lines.join(" ") }));
