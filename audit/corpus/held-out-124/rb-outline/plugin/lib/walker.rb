class Walker
  OPEN = /^\s*(class|module|def)\s+([\w:.?!]+)/

  def initialize(source)
    @lines = source.lines
  end

  def tree
    @lines.filter_map do |line|
      next unless (m = OPEN.match(line))

      [line[/^\s*/].size / 2, "#{m[1]} #{m[2]}"]
    end
  end
end
