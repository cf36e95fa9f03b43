require 'base64'
require 'json'
require 'time'

header, claims, = $stdin.read.strip.split('.').first(2).map do |part|
  JSON.parse(Base64.urlsafe_decode64(part))
end

puts JSON.pretty_generate(header)
puts JSON.pretty_generate(claims)
puts "expires #{Time.at(claims['exp']).utc.iso8601}" if claims['exp']
