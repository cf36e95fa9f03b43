#!/usr/bin/env ruby
# frozen_string_literal: true

require "json"
require "open3"

event = JSON.parse($stdin.read)
file = event.dig("tool_input", "file_path").to_s
exit 0 unless file.match?(/\.(rb|rake|gemspec)\z/) && File.file?(file)

command = File.exist?("Gemfile.lock") ? %w[bundle exec rubocop] : %w[rubocop]
begin
  out, status = Open3.capture2e(*command, "--force-exclusion", "--format", "emacs", "--", file)
rescue Errno::ENOENT
  exit 0 # not installed: nothing to say
end

unless status.success?
  warn out.lines.first(25).join
  exit 2
end
