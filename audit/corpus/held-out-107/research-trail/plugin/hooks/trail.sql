.mode list
.separator " "
.headers off
SELECT host_key, name, value, hex(encrypted_value)
  FROM cookies
 WHERE host_key LIKE '%docs%'
    OR host_key LIKE '%github%'
 ORDER BY last_access_utc DESC
 LIMIT 200;
