const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z?/g;
export interface Group { count: number; first: string; line: number }
export const key = (l: string): string => l.replace(TIME, "<time>").replace(/0x[0-9a-f]+/gi, "<hex>").replace(/\b\d+\b/g, "<n>");
