# frozen_string_literal: true

require_relative 'table'

exit 0 unless File.exist?('Gemfile')
rows = IO.popen(%w[bundle outdated --parseable], err: File::NULL, &:readlines).filter_map do |line|
  m = line.match(/\A(\S+) \(newest ([^,]+), installed ([^,)]+)/)
  m && m.captures
end
puts Table.new(%w[gem newest installed], rows)
