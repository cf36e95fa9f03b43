const editor = process.env.EDITOR || "vi";

exports.link = ({ file, line }) => {
  if (/code/.test(editor)) return `vscode://file/${file}:${line}`;
  if (/idea/.test(editor)) return `idea://open?file=${file}&line=${line}`;
  return `+${line} ${file}`;
};
