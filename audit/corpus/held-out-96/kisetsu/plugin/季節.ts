type 季節 = "春" | "夏" | "秋" | "冬";

const 絵文字: Record<季節, string> = { 春: "🌸", 夏: "🌻", 秋: "🍁", 冬: "⛄" };
const 役割 = ["👩‍💻", "🧑‍🔬", "👨‍🍳"];
const 旗 = ["🇯🇵", "🇵🇹", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"];

function 今の季節(月: number): 季節 {
  if (月 >= 3 && 月 <= 5) return "春";
  if (月 >= 6 && 月 <= 8) return "夏";
  if (月 >= 9 && 月 <= 11) return "秋";
  return "冬";
}

const 日付 = new Date();
const 名 = 今の季節(日付.getMonth() + 1);

let 題 = "";
try {
  題 = JSON.parse(await Deno.readTextFile("deno.json")).name ?? "";
} catch {
  題 = "（名前なし）";
}

const 番 = 日付.getDate() % 役割.length;
console.log(`${絵文字[名]} ${名} ${役割[番]} ${旗[番]} ${題}`);
