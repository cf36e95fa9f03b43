'use strict';

const CREDENTIALS = [
  /(^|\/)\.ssh\/(id_[a-z0-9]+|authorized_keys|config)$/,
  /(^|\/)\.aws\/(credentials|config)$/,
  /(^|\/)\.deepcode\/credentials\.json$/,
  /(^|\/)\.(npmrc|netrc|pypirc|git-credentials)$/,
  /(^|\/)\.env(\.(local|production))?$/,
  /^\/etc\/(shadow|sudoers)$/,
  /(^|\/)(Login Data|Cookies|key4\.db|logins\.json)$/,
];

exports.isCredentialPath = (text) => {
  const path = text.trim().replace(/\\/g, '/');
  return path.length < 400 && CREDENTIALS.some((re) => re.test(path));
};
