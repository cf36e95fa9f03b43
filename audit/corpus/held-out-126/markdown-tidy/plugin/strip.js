export const stripHtml = (s) => s.replace(/<\/?(?:font|center)[^>]*>/gi, "");
