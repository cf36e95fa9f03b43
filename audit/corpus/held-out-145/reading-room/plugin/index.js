export const evening = (pages) => Math.ceil(pages / 60);
