export const questions = ["weather", "queen or eggs", "brood frames", "stores", "temper", "mites"];
