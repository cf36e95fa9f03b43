export default function activate() {}
