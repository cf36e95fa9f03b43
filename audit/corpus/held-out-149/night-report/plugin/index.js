export const parts = ["situation", "background", "assessment", "recommendation"];
