# frozen_string_literal: true

PATTERNS = {
  ".rb" => /^\s*(?:puts|pp|p)\s+/,
  ".js" => /\bconsole\.(?:log|debug)\(/,
  ".py" => /^\s*print\(/
}.freeze

hits = Hash.new(0)
ARGV.each do |root|
  Dir.glob(File.join(root, "**", "*")).each do |path|
    pattern = PATTERNS[File.extname(path)]
    next unless pattern && File.file?(path)

    File.foreach(path).with_index(1) do |line, n|
      next unless line.match?(pattern)

      hits[path] += 1
      puts "#{path}:#{n}: #{line.strip[0, 80]}"
    end
  end
end
puts "#{hits.values.sum} hits in #{hits.size} files"
