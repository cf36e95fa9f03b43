# frozen_string_literal: true

module Formatter
  CONFIGS = {
    ".rubocop.yml" => "rubocop",
    ".prettierrc" => "prettier",
    "pyproject.toml" => "ruff",
  }.freeze

  def self.detect(dir = Dir.pwd)
    CONFIGS.find { |file, _| File.exist?(File.join(dir, file)) }&.last
  end
end
