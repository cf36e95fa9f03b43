export const unit = (n) => `U${String(n).padStart(2, '0')}`;
