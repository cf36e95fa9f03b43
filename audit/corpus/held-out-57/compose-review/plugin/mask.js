export const mask = (text) => text.replace(/((?:PASSWORD|SECRET|TOKEN)\s*[:=]\s*).+/, '$1***');
