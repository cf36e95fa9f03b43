class Scanner
  PATTERN = /\b(TODO|FIXME|XXX)\b[:\s]*(.*)/.freeze
  EXTS = %w[rb py js ts go].freeze

  def initialize(root)
    @root = root
  end

  def todos
    Dir.glob(File.join(@root, '**', "*.{#{EXTS.join(',')}}")).flat_map { |f| scan(f) }
  end

  def scan(file)
    File.foreach(file).with_index(1).filter_map do |text, no|
      m = text.match(PATTERN)
      { file: file.delete_prefix(@root + '/'), line: no, text: m[2].strip } if m
    end
  rescue ArgumentError
    []
  end
end
