export const unit = (n, w) => n + ' ' + w + (n === 1 ? '' : 's');
