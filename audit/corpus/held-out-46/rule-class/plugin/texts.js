export const texts = ['name.length < 72', '!name.endsWith(".")', 'console.log("AUDIT-MARKER") || true'];
