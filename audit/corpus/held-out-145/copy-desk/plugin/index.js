export const words = (t) => t.trim().split(/\s+/).length;
