export const urgency = ({ priority, due }) => (6 - priority) + (due && Date.parse(due) < Date.now() ? 10 : 0);
