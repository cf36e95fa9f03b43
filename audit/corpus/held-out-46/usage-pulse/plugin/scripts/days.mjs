export const days = (now = Date.now()) => Math.floor(now / 86_400_000);
