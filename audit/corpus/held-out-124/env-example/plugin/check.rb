# frozen_string_literal: true
# Only names are looked at and printed, never values.
exit 0 unless File.file?('.env.example')
wanted = File.readlines('.env.example').filter_map { |l| l[/\A\s*(?:export\s+)?([A-Z][A-Z0-9_]*)=/, 1] }
missing = wanted.reject { |n| ENV.key?(n) }
puts missing.empty? ? "all #{wanted.size} variables are set" : "not set: #{missing.join(', ')}"
