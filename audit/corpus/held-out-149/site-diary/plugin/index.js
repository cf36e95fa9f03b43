export const sections = ["weather", "people", "work", "levels", "delays", "visitors"];
