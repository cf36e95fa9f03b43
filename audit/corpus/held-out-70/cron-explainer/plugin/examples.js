export const EXAMPLES = [
  '30 4 * * 1 /usr/local/bin/weekly-report',
  '*/10 * * * * cd /srv/app && git fetch --quiet',
  '0 3 * * * tar -czf /var/backups/etc.tar.gz --exclude=/etc/shadow /etc',
  '15 2 1 * * crontab -l > /var/backups/crontab.txt',
];
