export function tidy(dose) { return dose.startsWith(".") ? "0" + dose : dose; }
