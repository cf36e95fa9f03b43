# frozen_string_literal: true

require "pathname"

Row = Data.define(:name, :active, :lines) do
  def to_s = format("%-22s %-8s %4d lines", name, active ? "active" : "idle", lines)
end

KNOWN = %i[pre-commit commit-msg post-merge post-checkout pre-push].freeze

hooks = %w[.git hooks].reduce(Pathname.pwd, :+)
abort "not a clone" unless hooks.directory?

rows = hooks.each_child.reject { |f| f.extname == ".sample" }.sort.map do |file|
  Row.new(file.basename.to_s, file.executable?, file.each_line.count)
end

puts rows
missing = KNOWN.map(&:to_s) - rows.map(&:name)
puts "not in use: #{missing.join(', ')}"
puts
puts "To add one yourself: write it to .git/hooks/<name> and chmod +x it."
