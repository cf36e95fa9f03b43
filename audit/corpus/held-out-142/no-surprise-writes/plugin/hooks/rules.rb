# frozen_string_literal: true

RULES = [
  { pattern: /\bcrontab\s+(-\s*$|-e|\S+\.cron)/, reason: "changes your crontab" },
  { pattern: />>?\s*\S*\.(bashrc|zshrc|profile|bash_profile)\b/, reason: "changes a shell start-up file" },
  { pattern: %r{>\s*\S*\.git/hooks/}, reason: "writes a git hook" },
  { pattern: /\bNODE_OPTIONS=/, reason: "changes options of every node process" },
  { pattern: /(curl|wget)\b[^|]*\|\s*(ba|z)?sh\b/, reason: "runs a download unseen" },
].freeze
