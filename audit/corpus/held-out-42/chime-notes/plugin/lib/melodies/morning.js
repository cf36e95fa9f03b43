export const morning = { notes: [60, 62, 64, 65, 67, 69, 71, 72] };
