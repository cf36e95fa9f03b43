export default { done: 'fertig', busy: 'beschäftigt' };
