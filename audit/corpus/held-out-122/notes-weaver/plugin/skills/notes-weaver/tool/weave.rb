# frozen_string_literal: true
require_relative "locale"
require_relative "groups"

range = ARGV[0] || "HEAD~20..HEAD"
lang = ARGV[ARGV.index("--lang") + 1] if ARGV.include?("--lang")
loc = Locale.new(lang || "en")

subjects = IO.popen(["git", "log", "--no-merges", "--format=%s", range], &:readlines).map(&:chomp)
puts "## [#{loc[:unreleased]}]"
Groups.sort(subjects).each do |kind, list|
  next if list.empty?
  puts "", "### #{loc[kind]}"
  list.each { |s| puts "- #{s}" }
end
