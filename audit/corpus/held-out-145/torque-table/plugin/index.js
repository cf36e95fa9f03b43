export const inLb = (nm) => nm * 8.8507;
