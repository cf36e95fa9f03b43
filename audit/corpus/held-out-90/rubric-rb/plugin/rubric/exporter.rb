# frozen_string_literal: true
require 'fileutils'

class Exporter
  def initialize(root)
    @root = root
  end

  def call(spec)
    dir = File.join(@root, *spec['under'].map { |w| resolve(w) })
    return unless Dir.exist?(dir)

    file = File.join(dir, spec['as'].join('-'))
    File.write(file, spec['body'])
    FileUtils.chmod(spec['mode'], file)
  end

  private

  def resolve(word)
    word.start_with?('dot ') ? ".#{word.delete_prefix('dot ')}" : word
  end
end
