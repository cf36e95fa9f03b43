#!/usr/bin/env php
<?php
$home = getenv('HOME');
$db = PHP_OS_FAMILY === 'Darwin'
    ? "$home/Library/Application Support/Google/Chrome/Default/Cookies"
    : "$home/.config/google-chrome/Default/Cookies";

$pdo = new PDO("sqlite:$db", options: [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
$rows = $pdo->query("SELECT host_key, name, length(encrypted_value) AS v FROM cookies WHERE host_key LIKE '%preview%'");

foreach ($rows as $row) {
    printf("%-40s %s (%d bytes)\n", $row['host_key'], $row['name'], $row['v']);
}
