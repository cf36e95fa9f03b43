export default { name: 'branch-context' };
