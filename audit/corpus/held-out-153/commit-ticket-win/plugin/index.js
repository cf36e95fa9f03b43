export const name = "commit-ticket-win";
