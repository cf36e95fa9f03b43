#!/usr/bin/env ruby
# frozen_string_literal: true

require 'date'
require 'json'
require 'open3'

profile = ARGV[0] or abort 'usage: cost.rb PROFILE [YYYY-MM]'
abort 'odd profile name' unless profile.match?(/\A[\w.@-]+\z/)
first = ARGV[1] ? Date.strptime(ARGV[1], '%Y-%m') : (Date.today << 1)
first = Date.new(first.year, first.month, 1)
last  = first >> 1

out, err, status = Open3.capture3(
  'aws', 'ce', 'get-cost-and-usage', '--profile', profile,
  '--time-period', "Start=#{first},End=#{last}",
  '--granularity', 'MONTHLY', '--metrics', 'UnblendedCost',
  '--group-by', 'Type=DIMENSION,Key=SERVICE', '--output', 'json'
)
abort err unless status.success?

groups = JSON.parse(out).fetch('ResultsByTime').flat_map { |r| r['Groups'] }
rows = groups.map do |g|
  [g['Keys'].first, g.dig('Metrics', 'UnblendedCost', 'Amount').to_f]
end
rows.sort_by! { |_, amount| -amount }
total = rows.sum { |_, amount| amount }

puts "#{first.strftime('%B %Y')}, profile #{profile}: #{format('%.2f', total)} USD"
rows.each do |service, amount|
  next if amount < 0.5

  puts format('%-48s %10.2f  %4.1f%%', service[0, 48], amount, 100 * amount / total)
end
small = rows.select { |_, a| a < 0.5 }
puts "and #{small.size} services below 0.50 USD" if small.any?
