const hasOwn = Object.hasOwn;

export function shape(message) {
  if (Array.isArray(message)) return 'batch';
  if (message === null || typeof message !== 'object') return 'invalid';
  if (hasOwn(message, 'method')) return hasOwn(message, 'id') ? 'request' : 'notification';
  if (hasOwn(message, 'result') !== hasOwn(message, 'error')) return 'response';
  return 'invalid';
}

export function faults(message) {
  const found = [];
  if (message.jsonrpc !== '2.0') found.push('"jsonrpc" must be "2.0"');
  const kind = shape(message);
  if (kind === 'invalid') found.push('neither request nor response');
  if (kind === 'request' && message.id === null) found.push('id null cannot be answered');
  if (kind === 'response' && hasOwn(message, 'error')) {
    if (!Number.isInteger(message.error?.code)) found.push('error.code must be an integer');
    if (typeof message.error?.message !== 'string') found.push('error.message must be a string');
  }
  return found;
}
