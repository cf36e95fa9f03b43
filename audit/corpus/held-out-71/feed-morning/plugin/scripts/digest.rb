#!/usr/bin/env ruby
# frozen_string_literal: true

require 'net/http'
require 'rexml/document'
require 'time'
require 'uri'

LIMIT = 2 * 1024 * 1024
LIST = ENV.fetch('FEED_LIST', File.join(__dir__, '..', 'feeds.txt'))
BOLD = ENV.key?('NO_COLOR') ? ['', ''] : ["\e[1m", "\e[0m"]

def fetch(address, hops = 3)
  uri = URI.parse(address)
  raise ArgumentError, "only https: #{address}" unless uri.is_a?(URI::HTTPS)

  body = +''
  Net::HTTP.start(uri.host, uri.port, use_ssl: true, open_timeout: 5, read_timeout: 10) do |http|
    http.request(Net::HTTP::Get.new(uri, 'User-Agent' => 'feed-morning/1')) do |response|
      if response.is_a?(Net::HTTPRedirection)
        raise 'too many redirects' if hops.zero?

        return fetch(URI.join(address, response['location']).to_s, hops - 1)
      end
      raise "status #{response.code}" unless response.is_a?(Net::HTTPSuccess)

      response.read_body do |part|
        body << part
        raise 'too large' if body.bytesize > LIMIT
      end
    end
  end
  body
end

def items(xml)
  document = REXML::Document.new(xml)
  rss = document.get_elements('//item').map { |i| [i.elements['pubDate']&.text, i.elements['title']&.text, i.elements['link']&.text] }
  atom = document.get_elements('//entry').map { |e| [e.elements['updated']&.text, e.elements['title']&.text, e.elements['link']&.attributes&.[]('href')] }
  (rss + atom).filter_map { |date, title, link| [Time.parse(date), title.to_s.strip, link] if date }
end

since = Time.now - 86_400
File.readlines(LIST, chomp: true).reject { |line| line.empty? || line.start_with?('#') }.each do |address|
  recent = items(fetch(address)).select { |date, _| date > since }
  puts "#{BOLD[0]}#{URI.parse(address).host}#{BOLD[1]}" unless recent.empty?
  recent.sort_by(&:first).reverse_each { |_, title, link| puts "  #{title}\n    #{link}" }
rescue StandardError => e
  warn "#{address}: #{e.message}"
end
