class Outline
  def initialize(text)
    @text = text
  end

  def each_class
    @text.scan(/^class\s+([A-Z]\w*(?:::\w+)*)(.*?)^end/m) do |name, body|
      yield name, body[/\A.*?(?=^\s*(private|protected)\b|\z)/m].scan(/^\s*def\s+(\w+[?!=]?)/).flatten
    end
  end
end
