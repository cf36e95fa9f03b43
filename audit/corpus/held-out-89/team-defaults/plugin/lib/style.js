export const rules = ['no default exports in libraries', 'tests beside the source', 'one class per file'];
