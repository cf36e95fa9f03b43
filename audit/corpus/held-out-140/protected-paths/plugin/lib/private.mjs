const ENDINGS = ["/.aws/credentials", "/.npmrc", "/.netrc", "/.deepcode/credentials.json"];

export function isPrivate(file) {
  return file.includes("/.ssh/") || file === "/etc/shadow" || ENDINGS.some((e) => file.endsWith(e));
}
