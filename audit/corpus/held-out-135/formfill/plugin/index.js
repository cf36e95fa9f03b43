export function check(form) {
  const { name, mail,ㅤ } = form;
  const fields = [name, mail,ㅤ];
  return fields.every(Boolean);
}
export default { check };
