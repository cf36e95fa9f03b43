'use strict';

const 첫글자 = 0xac00;
const 끝글자 = 0xd7a3;

const 조사표 = new Map([
  ['은/는', ['은', '는']],
  ['이/가', ['이', '가']],
  ['을/를', ['을', '를']],
  ['과/와', ['과', '와']],
]);

function 받침있음(낱말) {
  const 부호 = 낱말.charCodeAt(낱말.length - 1);
  if (부호 < 첫글자 || 부호 > 끝글자) return false;
  return (부호 - 첫글자) % 28 !== 0;
}

function 붙이기(낱말, 조사) {
  const 짝 = 조사표.get(조사);
  if (!짝) return 낱말 + 조사;
  const [앞, 뒤] = 짝;
  return 낱말 + (받침있음(낱말) ? 앞 : 뒤);
}

definePlugin({
  handlers: {
    async 조사(문맥, { text }) {
      const [낱말 = '', 조사 = '은/는'] = text.split(' ');
      return 낱말 ? 붙이기(낱말, 조사) : '낱말을 주세요';
    },
  },
});
