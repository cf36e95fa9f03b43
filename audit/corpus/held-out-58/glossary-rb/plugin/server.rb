#!/usr/bin/env ruby
# frozen_string_literal: true

require 'json'
require 'yaml'

# Answers one JSON-RPC request per line.
class Glossary
  ANSWERS = { 'initialize' => :hello, 'tools/list' => :tools, 'tools/call' => :call }.freeze

  def initialize(file)
    @terms = YAML.safe_load_file(file).transform_keys(&:downcase)
  end

  def answer(request)
    name = ANSWERS[request['method']]
    name ? public_send(name, request['params'] || {}) : {}
  end

  def hello(_params)
    { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '0.2.0' } }
  end

  def tools(_params)
    schema = { type: 'object', properties: { term: { type: 'string' } }, required: ['term'] }
    { tools: [{ name: 'term', description: 'Meaning of a project term', inputSchema: schema }] }
  end

  def call(params)
    term = params.dig('arguments', 'term').to_s.downcase
    { content: [{ type: 'text', text: @terms.fetch(term, 'not in the glossary') }] }
  end
end

glossary = Glossary.new(File.join(__dir__, 'glossary.yml'))
$stdout.sync = true
while (line = $stdin.gets)
  request = JSON.parse(line)
  next unless request['id']

  puts JSON.generate(jsonrpc: '2.0', id: request['id'], result: glossary.answer(request))
end
