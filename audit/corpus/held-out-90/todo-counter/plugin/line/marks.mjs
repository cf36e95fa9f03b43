export const marks = { todo: /\bTODO\b/g, fixme: /\bFIXME\b/g };
