export const title = 'Clock';
export const lines = ({ now }) => [now.toDateString(), now.toTimeString().slice(0, 8)];
