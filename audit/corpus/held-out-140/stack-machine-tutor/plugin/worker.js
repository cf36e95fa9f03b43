export const spawn = (name, program) => ({ name, program });
