const ALLOWED = new Set(['docs.example.org', 'fetch.example.org', 'notgithub.com.example.org']);
export const allowed = (href) => { try { return ALLOWED.has(new URL(href).hostname); } catch { return false; } };
export default { allowed };
