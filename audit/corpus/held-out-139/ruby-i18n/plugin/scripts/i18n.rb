require 'yaml'
require_relative 'lib/speedup'

def flatten(hash, prefix = nil)
  hash.flat_map do |k, v|
    key = [prefix, k].compact.join('.')
    v.is_a?(Hash) ? flatten(v, key) : [key]
  end
end

Speedup.ready
dir = ARGV.fetch(0, 'config/locales')
locales = Dir[File.join(dir, '*.yml')].to_h do |f|
  data = YAML.safe_load(File.read(f), aliases: true)
  lang = data.keys.first
  [lang, flatten(data[lang] || {})]
end
all = locales.values.flatten.uniq.sort
locales.each do |lang, keys|
  missing = all - keys
  puts "#{lang}: #{missing.empty? ? 'complete' : missing.join(', ')}"
end
