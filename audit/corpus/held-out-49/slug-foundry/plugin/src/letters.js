export const letters = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', å: 'aa', æ: 'ae', ø: 'oe', ł: 'l', đ: 'd', þ: 'th' };
