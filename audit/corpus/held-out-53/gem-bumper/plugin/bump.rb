#!/usr/bin/env ruby
# frozen_string_literal: true

LEVELS = %w[major minor patch].freeze
level = ARGV.fetch(0) { abort "usage: bump.rb #{LEVELS.join('|')}" }
abort "unknown level #{level}" unless LEVELS.include?(level)

file = Dir['lib/**/version.rb'].min_by(&:length) or abort 'no lib/**/version.rb here'
source = File.read(file, encoding: 'UTF-8')
match = source.match(/VERSION\s*=\s*(['"])(\d+)\.(\d+)\.(\d+)\1/) or abort "#{file} has no VERSION"

major, minor, patch = match.captures.last(3).map(&:to_i)
version = case level
          when 'major' then [major + 1, 0, 0]
          when 'minor' then [major, minor + 1, 0]
          else [major, minor, patch + 1]
          end.join('.')

File.write(file, source.sub(match[0], "VERSION = '#{version}'"))
puts "#{file}: #{match.captures.last(3).join('.')} -> #{version}"

spec = Dir['*.gemspec'].first
if spec
  Dir.mkdir('pkg') unless Dir.exist?('pkg')
  ok = system('gem', 'build', spec, '--strict', '--output', "pkg/#{File.basename(spec, '.gemspec')}-#{version}.gem")
  exit(ok ? 0 : 1)
end
