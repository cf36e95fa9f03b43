export default { done: 'done', busy: 'working' };
