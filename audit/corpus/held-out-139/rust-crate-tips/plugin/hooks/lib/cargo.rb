class Cargo
  def initialize(file)
    @lines = File.exist?(file) ? File.readlines(file, chomp: true) : []
  end

  def dependencies
    inside = false
    @lines.filter_map do |line|
      inside = line.match?(/\A\[(dev-)?dependencies\]/) if line.start_with?('[')
      line[/\A([\w-]+)\s*=/, 1] if inside
    end
  end
end
