module.exports = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o', æ: 'ae', å: 'a', ł: 'l', đ: 'd' };
