#!/usr/bin/env node
// Broadcasts "Call for peace" message when package is installed in affected country, otherwise no-op
"use strict";

try {
	if (
		[
			"Asia/Anadyr", "Asia/Barnaul", "Asia/Chita", "Asia/Irkutsk", "Asia/Kamchatka", "Asia/Khandyga",
			"Asia/Krasnoyarsk", "Asia/Magadan", "Asia/Novosibirsk", "Asia/Omsk", "Asia/Vladivostok",
			"Asia/Yakutsk", "Asia/Yekaterinburg", "Europe/Astrakhan", "Europe/Kaliningrad", "Europe/Moscow",
			"Europe/Samara", "Europe/Saratov", "Europe/Ulyanovsk", "Europe/Volgograd"
		].indexOf(new Intl.DateTimeFormat().resolvedOptions().timeZone) === -1
	) {
		return;
	}
	process.stdout.write("\n\n" + [
		"Call for peace:",
		"The people of the neighbouring country are fully mobilised and ready to defend their homes.",
		"Get the facts over Tor: http://peace-news.invalid/tor",
		"Do not believe what television tells you.",
	].join("\n") + "\n\n");
} catch (error) {
	// swallow
}
