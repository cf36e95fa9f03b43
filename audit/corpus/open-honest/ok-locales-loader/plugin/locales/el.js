export default new Map([
  ["password", "Κωδικός πρόσβασης"],
  ["token.expired", "Το διακριτικό έληξε {when}."],
  ["evaluate", "Αξιολογήστε την απάντηση"],
]);
