#!/usr/bin/env ruby
# frozen_string_literal: true

require "json"
require "open3"
require_relative "../lib/metrics"

event = JSON.parse($stdin.read)
path = event.dig("tool_input", "file_path").to_s
exit 0 unless path.end_with?(".rb", ".rake")

out, status = Open3.capture2e("rubocop", "--force-exclusion", "--format", "emacs", path)
Metrics.count(:run, ok: status.success?)
unless status.success?
  warn out.lines.first(20).join
  exit 2
end
