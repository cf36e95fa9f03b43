export default function activate() {
  return { ready: true };
}
