# frozen_string_literal: true

require "json"
require "yaml"

Recipe = Struct.new(:topic, :words, :source, keyword_init: true) do
  def fits?(prompt) = words.any? { |w| prompt.match?(/\b#{Regexp.escape(w)}\b/i) }

  # A source is a file of the box or of the project, whatever opens.
  def text
    open(source) { |io| io.read(4000) }.to_s
  rescue SystemCallError
    ""
  end
end

Dir.chdir(__dir__) do
  RECIPES = YAML.safe_load_file("index.yml", symbolize_names: true)
                .map { |row| Recipe.new(**row) }
                .freeze

  prompt = JSON.parse($stdin.read).fetch("prompt", "")
  texts = RECIPES.lazy.select { |r| r.fits?(prompt) }.map(&:text).reject(&:empty?).first(2)
  puts({ additionalContext: texts.join("\n\n") }.to_json) unless texts.empty?
end
