// 数を他の記数法に直す
const ローマ = [
  [1000, "M"], [900, "CM"], [500, "D"], [400, "CD"], [100, "C"], [90, "XC"],
  [50, "L"], [40, "XL"], [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"],
];
const 数字 = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
const 位 = ["", "十", "百", "千"];
const 大位 = ["", "万", "億", "兆"];

export function roman(n) {
  if (!Number.isInteger(n) || n < 1 || n > 3999) throw new RangeError("1..3999");
  let 結果 = "";
  for (const [値, 文字] of ローマ) {
    while (n >= 値) {
      結果 += 文字;
      n -= 値;
    }
  }
  return 結果;
}

export function kanji(n) {
  if (n === 0) return 数字[0];
  let 結果 = "";
  let 段 = 0;
  while (n > 0) {
    let 組 = n % 10000;
    let 部分 = "";
    for (let i = 0; 組 > 0; i++, 組 = Math.floor(組 / 10)) {
      const 桁 = 組 % 10;
      if (桁 === 0) continue;
      部分 = (桁 === 1 && i > 0 ? "" : 数字[桁]) + 位[i] + 部分;
    }
    if (部分) 結果 = 部分 + 大位[段] + 結果;
    n = Math.floor(n / 10000);
    段++;
  }
  return 結果;
}

const ギリシャ = ["αβγδεϛζηθ", "ικλμνξοπϟ", "ρστυφχψωϡ"];
export function greek(n) {
  if (n < 1 || n > 999) throw new RangeError("1..999");
  return [...String(n)].reverse().map((d, i) => (d === "0" ? "" : ギリシャ[i][d - 1])).reverse().join("") + "ʹ";
}

export default { roman, kanji, greek };
