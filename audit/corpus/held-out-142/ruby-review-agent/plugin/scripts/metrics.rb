# frozen_string_literal: true

# Branches per method, worst first.
rows = Dir.glob(File.join(ARGV.fetch(0, "lib"), "**", "*.rb")).flat_map do |file|
  name = nil
  counts = Hash.new(0)
  File.foreach(file) do |line|
    name = Regexp.last_match(1) if line =~ /^\s*def\s+([\w.?!]+)/
    counts[name] += line.scan(/\b(?:if|unless|when|rescue|while)\b/).size if name
  end
  counts.map { |method, n| [n, "#{file}##{method}"] }
end
rows.sort.reverse.first(10).each { |n, where| puts format("%3d %s", n, where) }
