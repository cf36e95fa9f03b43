/** SVG, base64. */
export const icons = {
  'check.svg': 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiAxNiIgZmlsbD0ibm9uZSIgc3Ryb2tlPSIjMmE2Zjk3IiBzdHJva2Utd2lkdGg9IjIiPjxwYXRoIGQ9Ik0yIDguNSA2IDEyLjUgMTQgMy41Ii8+PC9zdmc+',
  'cross.svg': 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiAxNiIgZmlsbD0ibm9uZSIgc3Ryb2tlPSIjYTMzIiBzdHJva2Utd2lkdGg9IjIiPjxwYXRoIGQ9Ik0zIDMgMTMgMTNNMTMgMyAzIDEzIi8+PC9zdmc+',
  'dot.svg': 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiAxNiI+PGNpcmNsZSBjeD0iOCIgY3k9IjgiIHI9IjQiIGZpbGw9IiMzODMiLz48L3N2Zz4=',
};

/** A PNG of one transparent pixel. */
export const placeholder = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const asAddress = (name) => `data:image/svg+xml;base64,${icons[name]}`;
