export const tags = ["now", "today", "this week", "advice"];
