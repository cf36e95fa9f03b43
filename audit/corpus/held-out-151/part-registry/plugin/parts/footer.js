export const footer = ({ author }) => `\n-- ${author ?? 'the team'}`;
