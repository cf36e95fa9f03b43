export default function long(code, name) {
  return `${code} ${name}: see the section "${name}" of the HTTP specification.`;
}
