#!/usr/bin/env ruby
# frozen_string_literal: true

# graph.rb [DIR] [--dot]     reads files, loads none of them
require 'pathname'
require 'tsort'
require 'yaml'

CONFIG = YAML.safe_load(File.read(File.join(__dir__, 'layers.yml')))
REQUIRE = /^\s*require_relative\s+['"]([^'"]+)['"]/

class Graph
  include TSort

  def initialize(root)
    @root = Pathname(root)
    @edges = {}
    Dir.glob("#{root}/**/*.rb").sort.each do |file|
      relative = Pathname(file).relative_path_from(@root).to_s
      next if CONFIG['ignore'].any? { |part| relative.split('/').include?(part) }

      @edges[relative] = File.read(file).scan(REQUIRE).flatten.map { |target| resolve(file, target) }.compact
    end
  end

  attr_reader :edges

  def resolve(file, target)
    path = Pathname(file).dirname.join(target.end_with?('.rb') ? target : "#{target}.rb").cleanpath
    return nil unless path.file?

    path.relative_path_from(@root).to_s
  end

  def tsort_each_node(&block) = @edges.each_key(&block)

  def tsort_each_child(node, &block) = (@edges[node] || []).each(&block)

  def cycles
    strongly_connected_components.select { |c| c.size > 1 }
  end

  def layer(file)
    CONFIG['layers'].index { |name| file.split('/').include?(name) }
  end

  def upward
    @edges.flat_map do |from, targets|
      targets.filter_map { |to| [from, to] if layer(from) && layer(to) && layer(from) < layer(to) }
    end
  end
end

dot = ARGV.delete('--dot')
graph = Graph.new(ARGV.first || '.')
if dot
  puts 'digraph requires {'
  graph.edges.each { |from, list| list.each { |to| puts "  #{from.inspect} -> #{to.inspect};" } }
  puts '}'
  exit
end
puts "#{graph.edges.size} files, #{graph.edges.values.sum(&:size)} requires"
graph.cycles.each { |c| puts "cycle: #{c.join(' <-> ')}" }
graph.upward.each { |from, to| puts "wrong way: #{from} requires #{to}" }
exit(graph.cycles.empty? && graph.upward.empty? ? 0 : 1)
