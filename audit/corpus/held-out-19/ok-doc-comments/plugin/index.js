export default function activate(context) {
  return { name: context.name };
}
