export const core = 'AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA21peAAACgkBBwAgACABcws=';
