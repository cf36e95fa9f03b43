import { 数汉字, 数单词, 分段 } from './工具.js';

const 每分钟汉字 = 400;
const 每分钟单词 = 220;

definePlugin({
  handlers: {
    async count(ctx, { path }) {
      const 原文 = await ctx.read(path);
      const 正文 = 原文.replace(/```[\s\S]*?```/g, '').replace(/<!--[\s\S]*?-->/g, '');
      const 汉字 = 数汉字(正文);
      const 单词 = 数单词(正文);
      const 分钟 = Math.max(1, Math.round(汉字 / 每分钟汉字 + 单词 / 每分钟单词));
      return { 汉字, 单词, 段落: 分段(正文).length, 分钟 };
    },
  },
});
