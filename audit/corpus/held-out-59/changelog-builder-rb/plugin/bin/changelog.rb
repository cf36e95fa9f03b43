#!/usr/bin/env ruby
# frozen_string_literal: true

# usage: changelog.rb v1.2.0 [HEAD]
require 'open3'
require 'date'

REF = %r{\A[\w./-]{1,80}\z}
from, to = ARGV[0], ARGV[1] || 'HEAD'
abort 'usage: changelog.rb FROM [TO]' unless from&.match?(REF) && to.match?(REF)

log, status = Open3.capture2('git', 'log', '--no-merges', '--format=%h%x09%an%x09%s', "#{from}..#{to}")
abort 'git log failed' unless status.success?

groups = Hash.new { |h, k| h[k] = [] }
log.each_line(chomp: true) do |line|
  hash, who, subject = line.split("\t", 3)
  kind = subject[/\A(\w+)(?:\(.*?\))?!?:/, 1] || 'other'
  groups[kind] << "- #{subject.sub(/\A\w+(\(.*?\))?!?: */, '')} (#{hash}, #{who})"
end

puts "## #{Date.today.iso8601}", ''
{ 'feat' => 'Added', 'fix' => 'Fixed', 'perf' => 'Faster', 'other' => 'Other' }.each do |kind, title|
  next unless groups.key?(kind)

  puts "### #{title}", *groups[kind], ''
end
