export const shapes = [
  /\bnpm_[A-Za-z0-9]{36}\b/g,
  /\bgh[pousr]_[A-Za-z0-9]{36,}\b/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /(?<=_authToken=)\S+/g,
  /(?<=password[=:]\s?)\S+/gi,
];
