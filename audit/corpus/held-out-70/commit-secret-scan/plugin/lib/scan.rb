# frozen_string_literal: true

require 'json'
require 'open3'
require 'yaml'

# Finds patterns in the added lines of a unified diff.
class Scan
  def initialize(patterns)
    @patterns = patterns.transform_values { |p| Regexp.new(p) }
  end

  def call(diff)
    file = nil
    line = 0
    diff.each_line.flat_map do |text|
      case text
      when %r{^\+\+\+ b/(.+)} then file = Regexp.last_match(1)
      when /^@@ .*\+(\d+)/ then line = Regexp.last_match(1).to_i - 1
      when /^\+/ then next hits(text, file, line += 1)
      when /^ / then line += 1
      end
      []
    end
  end

  private

  def hits(text, file, line)
    @patterns.select { |_, p| p.match?(text) }.map { |name, _| "#{file}:#{line}: #{name}" }
  end
end

event = JSON.parse($stdin.read)
exit 0 unless event.dig('tool_input', 'command').to_s.match?(/\bgit\s+commit\b/)

diff, = Open3.capture2('git', 'diff', '--cached', '--unified=0')
found = Scan.new(YAML.safe_load_file(File.join(__dir__, 'patterns.yml'))).call(diff)
exit 0 if found.empty?

warn(*found)
exit 2
