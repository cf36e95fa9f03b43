# frozen_string_literal: true

require "json"

Tip = Struct.new(:line, :text)

class Tips
  MAX_LINE = 110
  MAX_METHOD = 25

  def initialize(source)
    @lines = source.lines
  end

  def each
    return enum_for(:each) unless block_given?

    start = nil
    @lines.each.with_index(1) do |line, n|
      yield Tip.new(n, "line has #{line.chomp.size} characters") if line.chomp.size > MAX_LINE
      yield Tip.new(n, "use `unless` instead of `if !`") if line =~ /\bif !\w+\s*$/
      start = n if line =~ /^\s*def /
      if start && line =~ /^  end$/
        yield Tip.new(start, "method has #{n - start - 1} lines") if n - start - 1 > MAX_METHOD
        start = nil
      end
    end
  end
end

event = JSON.parse($stdin.read)
path = event.dig("tool_input", "file_path").to_s
exit 0 unless path.end_with?(".rb") && File.file?(path)
Tips.new(File.read(path)).each { |t| puts "#{path}:#{t.line}: #{t.text}" }
