export const request = (...a) => fetch(...a);
