# frozen_string_literal: true

require 'psych'

# Doubled keys are legal for the parser and almost always a mistake.
def doubled(node, path = [], &block)
  case node
  when Psych::Nodes::Mapping
    seen = {}
    node.children.each_slice(2) do |key, value|
      name = key.respond_to?(:value) ? key.value : '?'
      block.call(key.start_line + 1, "key #{(path + [name]).join('.')} is doubled") if seen[name]
      seen[name] = true
      doubled(value, path + [name], &block)
    end
  when Psych::Nodes::Sequence, Psych::Nodes::Document, Psych::Nodes::Stream
    node.children.each { |child| doubled(child, path, &block) }
  end
end

CLEAR = /\A(password|passwd|secret|token|api_?key)\z/i

file = ARGV.fetch(0)
begin
  tree = Psych.parse_stream(File.read(file))
  doubled(tree) { |line, text| puts "#{file}:#{line}: #{text}" }
  File.foreach(file).with_index(1) do |line, n|
    key, value = line.strip.split(/:\s+/, 2)
    next unless key&.match?(CLEAR) && value && !value.start_with?('$', '!', '{{')

    puts "#{file}:#{n}: #{key} is written in clear"
  end
rescue Psych::SyntaxError => e
  puts "#{file}:#{e.line}: #{e.problem}"
end
