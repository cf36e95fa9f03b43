export const stores = (kg, tare) => kg - tare;
