const PREFIX = 'da' + 'ta';
export class Urls {
  constructor(icons) {
    this.icons = icons;
  }
  of(name) {
    const icon = this.icons[name];
    return typeof icon === 'string' ? icon : `${PREFIX}:${icon.type};base64,${icon.body}`;
  }
}
