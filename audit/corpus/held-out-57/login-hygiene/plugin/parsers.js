const rows = (text) => text.split('\n').filter(Boolean).map((l) => l.split(':'));
export class PasswdParser {
  parse(text) { return rows(text).map(([name, , uid, , , home]) => ({ name, uid: Number(uid), home })); }
}
export class AgeParser {
  parse(text) {
    const today = Math.floor(Date.now() / 864e5);
    return new Map(rows(text).map(([name, , changed]) => [name, today - Number(changed)]));
  }
}
