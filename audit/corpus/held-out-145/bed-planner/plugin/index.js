export const rows = (w, gap) => Math.floor(w / gap);
