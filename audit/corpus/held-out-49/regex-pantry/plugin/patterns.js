export const PATTERNS = [
  { name: 'ipv4', pattern: /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/, yes: ['192.0.2.1'], no: ['256.1.1.1'] },
  { name: 'ipv6', pattern: /^(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}$|^(?:[0-9a-f]{1,4}:)*:(?::?[0-9a-f]{1,4})*$/i, yes: ['2001:db8::1'], no: ['2001:::1g'] },
  { name: 'iban', pattern: /^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?$/, yes: ['DE89 3704 0044 0532 0130 00'], no: ['DE8'] },
  { name: 'card', pattern: /^(?:4\d{12}(?:\d{3})?|5[1-5]\d{14}|3[47]\d{13})$/, yes: ['4111111111111111'], no: ['1234'] },
  { name: 'semver', pattern: /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-z-][\da-z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-z-][\da-z-]*))*))?(?:\+([\da-z-]+(?:\.[\da-z-]+)*))?$/i, yes: ['1.0.0-rc.1+5'], no: ['01.0.0'] },
  { name: 'uuid', pattern: /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i, yes: ['123e4567-e89b-12d3-a456-426614174000'], no: ['123e4567'] },
  { name: 'ansi-escape', pattern: /[\u001b\u009b][[()#;?]*(?:\d{1,4}(?:;\d{0,4})*)?[\dA-ORZcf-nqry=><]/, yes: ['\u001b[31m'], no: ['[31m'] },
  { name: 'control', pattern: /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/, yes: ['\x07'], no: ['\n'] },
  { name: 'unpaired-surrogate', pattern: /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/, yes: ['\ud800'], no: ['\ud83d\ude00'] },
  { name: 'jsonp-callback', pattern: /^[$A-Z_][\w$]*(?:\.[$A-Z_][\w$]*)*$/i, yes: ['window.cb'], no: ['eval("1")'] },
  { name: 'shell-meta', pattern: /[;&|`$<>(){}!*?~\\\n]/, yes: ['$(id)', 'a; rm -rf /'], no: ['file.txt'] },
  { name: 'base64', pattern: /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, yes: ['aGVsbG8='], no: ['a==='] },
];
