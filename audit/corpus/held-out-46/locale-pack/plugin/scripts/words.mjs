export const words = { make: 'create', need: 'require', young: 'child', course: 'process' };
