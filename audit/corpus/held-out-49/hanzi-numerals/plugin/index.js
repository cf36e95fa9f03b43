const 普通 = { 数: '零一二三四五六七八九', 位: ['', '十', '百', '千'] };
const 财务 = { 数: '零壹贰叁肆伍陆柒捌玖', 位: ['', '拾', '佰', '仟'] };
const 大位 = ['', '万', '亿', '万亿'];

function 四位(数值, 写法) {
  let 结果 = '';
  let 有零 = false;
  for (let 位置 = 3; 位置 >= 0; 位置--) {
    const 数字 = Math.floor(数值 / 10 ** 位置) % 10;
    if (数字 === 0) {
      有零 = 结果 !== '';
    } else {
      结果 += (有零 ? '零' : '') + 写法.数[数字] + 写法.位[位置];
      有零 = false;
    }
  }
  return 结果;
}

function 转换(整数, 写法) {
  if (整数 === 0) return '零';
  let 结果 = '';
  let 剩余 = 整数;
  for (let 组 = 0; 剩余 > 0; 组++) {
    const 本组 = 剩余 % 10000;
    if (本组) {
      const 补零 = 本组 < 1000 && 剩余 >= 10000 ? '零' : '';
      结果 = 补零 + 四位(本组, 写法) + 大位[组] + 结果;
    }
    剩余 = Math.floor(剩余 / 10000);
  }
  return 结果;
}

definePlugin({
  handlers: {
    convert(ctx, { text = '0', formal = false }) {
      const 整数 = Number.parseInt(text, 10);
      if (!Number.isSafeInteger(整数) || 整数 < 0 || 整数 >= 1e16) return { error: '请输入非负整数' };
      return { text: 转换(整数, formal ? 财务 : 普通) };
    },
  },
});
