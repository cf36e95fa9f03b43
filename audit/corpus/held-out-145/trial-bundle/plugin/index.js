export const tab = (n) => String.fromCharCode(65 + (n % 26)).repeat(1 + Math.floor(n / 26));
