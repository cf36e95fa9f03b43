'use strict';
exports.context = () => ({ at: Date.now(), cwd: process.cwd(), vars: { ...process.env } });
