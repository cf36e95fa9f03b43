# frozen_string_literal: true

# Draws how many lines of a log fall into each hour.
STAMP = /(\d{4}-\d{2}-\d{2})[T ](\d{2}):\d{2}:\d{2}/.freeze

counts = Hash.new(0)
$stdin.each_line do |line|
  match = STAMP.match(line.scrub)
  counts["#{match[1]} #{match[2]}h"] += 1 if match
end

largest = counts.values.max || 1
counts.sort.each do |hour, count|
  puts format('%-15s %s %d', hour, '#' * (count * 50.0 / largest).ceil, count)
end
