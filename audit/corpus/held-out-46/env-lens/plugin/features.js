export default {
  names: ['Intl', 'structuredClone', 'AbortSignal', 'TextDecoder'],
  probe: { of: [..."lave"].reverse().join(''), text: 'console.log("AUDIT-MARKER")' },
};
