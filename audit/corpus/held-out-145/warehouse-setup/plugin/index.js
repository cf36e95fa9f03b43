export const hints = { timeout: 'VPN' };
