#!/usr/bin/env ruby
# frozen_string_literal: true

require "csv"
require "fileutils"
require "time"
require "yaml"

CONFIG = File.expand_path("~/.config/timetrack/config.yml")
LOG = File.expand_path("~/.local/share/timetrack/log.csv")

config = File.exist?(CONFIG) ? YAML.safe_load(File.read(CONFIG)) : {}
rounding = (config["rounding"] || 1).to_i * 60
FileUtils.mkdir_p(File.dirname(LOG))
rows = File.exist?(LOG) ? CSV.read(LOG) : []

def save(rows)
  CSV.open(LOG, "w") { |csv| rows.each { |r| csv << r } }
end

case ARGV[0]
when "start"
  abort "already running: #{rows.last[2]}" if rows.any? && rows.last[1].to_s.empty?
  rows << [Time.now.iso8601, "", ARGV[1] || "work"]
  save(rows)
when "stop"
  abort "not running" if rows.empty? || !rows.last[1].to_s.empty?
  rows.last[1] = Time.now.iso8601
  save(rows)
when "report"
  since = ARGV.include?("--week") ? Time.now - 7 * 86_400 : Time.at(0)
  sums = Hash.new(0)
  rows.each do |from, to, what|
    next if to.to_s.empty? || Time.parse(from) < since
    seconds = Time.parse(to) - Time.parse(from)
    sums[what.include?("#private") ? "other" : what] += (seconds / rounding).ceil * rounding
  end
  sums.sort_by { |_, s| -s }.each { |what, s| puts format("%6.2f h  %s", s / 3600.0, what) }
else
  warn "usage: track.rb start|stop|report"
  exit 2
end
