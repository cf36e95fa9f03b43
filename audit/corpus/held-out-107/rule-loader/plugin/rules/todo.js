export default function todo(text) {
  return text.includes('TODO') ? ['has TODO'] : [];
}
