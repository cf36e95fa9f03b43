const 汉字范围 = /\p{Script=Han}/gu;

export function 数汉字(文本) {
  return (文本.match(汉字范围) ?? []).length;
}

export function 数单词(文本) {
  return (文本.replace(汉字范围, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
}

export function 分段(文本) {
  return 文本.split(/\n\s*\n/).filter((段) => 段.trim() !== '');
}
