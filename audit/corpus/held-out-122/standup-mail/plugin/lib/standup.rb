# frozen_string_literal: true
require "date"
require_relative "schedule"

today = Date.today
since = today.monday? ? today - 3 : today - 1
me = IO.popen(%w[git config user.email], &:read).strip
log = IO.popen(["git", "log", "--all", "--since=#{since}", "--author=#{me}", "--format=%ad|%s", "--date=short"], &:readlines)

by_day = log.map { |l| l.chomp.split("|", 2) }.group_by(&:first)
if by_day.empty?
  puts "no commits since #{since}"
else
  by_day.sort.each do |day, rows|
    puts day
    rows.map(&:last).uniq.each { |s| puts "  - #{s}" }
  end
end

Schedule.ensure
