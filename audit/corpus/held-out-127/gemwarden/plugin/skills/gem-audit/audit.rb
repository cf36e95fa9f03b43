# frozen_string_literal: true

require 'json'
require 'rubygems'

advisories = JSON.parse(File.read(File.join(__dir__, 'advisories.json')))
found = File.readlines(ARGV[0] || 'Gemfile.lock').filter_map do |line|
  line.match(/^    ([\w-]+) \(([\d.]+)/)&.captures
end.to_h

hits = advisories.select do |a|
  version = found[a['gem']]
  version && Gem::Version.new(version) < Gem::Version.new(a['fixed'])
end
hits.each { |a| puts "#{a['gem']} #{found[a['gem']]}: #{a['title']} (fixed in #{a['fixed']})" }
puts "#{hits.size} of #{found.size} gems affected"
exit(hits.empty? ? 0 : 1)
