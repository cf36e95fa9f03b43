# frozen_string_literal: true

require "json"
require "yaml"

# Node.new(hash).jobs.build.steps walks a YAML tree; unknown names give nil.
class Node
  def initialize(value) = @value = value

  def method_missing(name, *)
    found =
      case @value
      when Hash then @value[name.to_s] || @value[name.to_s.tr("_", "-")]
      when Array then @value[name.to_s.delete_prefix("n").to_i]
      end
    Node.new(found)
  end

  def respond_to_missing?(*) = true

  def ~() = @value
end

ALLOWED = /\A[a-z][a-z0-9_]*\z/

file = [".ci.yml", "ci.yml", "config/ci.yml"].find { |f| File.file?(f) }
abort "no CI file here" unless file

tree = Node.new(YAML.safe_load_file(file, aliases: true))
path = ARGV.fetch(0, "jobs").split(".")
bad = path.grep_v(ALLOWED)
abort "not a name: #{bad.first}" unless bad.empty?

# Names that every object has (`hash`, `send`, ...) go to method_missing too.
answer = path.reduce(tree) { |node, name| node.method_missing(name.to_sym) }
puts JSON.pretty_generate(~answer)
