# frozen_string_literal: true

# Shelf.home.notes.ruby_md is the text of ~/notes/ruby.md
class Shelf < BasicObject
  def self.home = new(::Dir.home)

  def initialize(at) = @at = at

  def method_missing(name, *)
    step = name.to_s.sub(/\Adot_/, ".").sub(/_(md|txt)\z/, '.\1')
    ::Shelf.new("#{@at}/#{step}")
  end

  def respond_to_missing?(*) = true

  def ~() = ::File.file?(@at) ? ::File.read(@at) : ""
end
