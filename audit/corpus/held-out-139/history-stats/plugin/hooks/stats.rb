require 'open3'
require 'date'

KINDS = { 'commit' => 'commits', 'checkout' => 'switches', 'rebase' => 'rebases', 'merge' => 'merges' }.freeze

def reflog
  out, status = Open3.capture2('git', 'reflog', '--date=iso', '--format=%gd|%gs')
  status.success? ? out.lines(chomp: true) : []
rescue Errno::ENOENT
  []
end

def today(lines)
  day = Date.today.iso8601
  lines.select { |l| l.include?("@{#{day}") }
end

def tally(lines)
  lines.map { |l| l.split('|', 2).last.to_s[/\A\w+/] }.tally
end

counts = tally(today(reflog))
KINDS.each do |key, label|
  puts format('%-10s %d', label, counts[key]) if counts[key]
end
puts 'a quiet day' if counts.empty?
