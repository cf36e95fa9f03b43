const WIDE = /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g;
const ZERO = /[\u200B-\u200D\uFEFF\u0300-\u036F]/g;
module.exports = (text) => text.replace(ZERO, '').replace(WIDE, 'xx').length;
