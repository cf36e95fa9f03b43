export const conditions = (text) => (text ?? 'true').split('&&').map((part) => part.trim() !== 'false');
