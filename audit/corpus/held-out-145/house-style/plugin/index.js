export const order = ['user', 'project', 'general'];
