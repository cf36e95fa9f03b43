# frozen_string_literal: true

# Tiny logic-less templates: {{name}}, {{#list}}..{{/list}}, {{^empty}}..{{/empty}}.
# Values are data only: no method of a value is ever called by name.
class Ministache
  SECTION = /\{\{([#^])([\w.]+)\}\}\n?(.*?)\{\{\/\2\}\}\n?/m
  VALUE = /\{\{([\w.]+)\}\}/

  class MissingValue < StandardError; end

  def initialize(source)
    @source = source
  end

  def render(data)
    expand(@source, [data])
  end

  private

  def expand(text, stack)
    text = text.gsub(SECTION) do
      kind, key, body = Regexp.last_match(1), Regexp.last_match(2), Regexp.last_match(3)
      value = find(key, stack, optional: true)
      empty = value.nil? || value == false || value == []
      if kind == '^'
        empty ? expand(body, stack) : ''
      elsif empty
        ''
      elsif value.is_a?(Array)
        value.map { |item| expand(body, [item.is_a?(Hash) ? item : { 'item' => item }] + stack) }.join
      else
        expand(body, value.is_a?(Hash) ? [value] + stack : stack)
      end
    end
    text.gsub(VALUE) { find(Regexp.last_match(1), stack).to_s }
  end

  def find(key, stack, optional: false)
    stack.each do |scope|
      value = key.split('.').reduce(scope) { |at, part| at.is_a?(Hash) ? at[part] : nil }
      return value unless value.nil?
    end
    raise MissingValue, "no value for #{key}" unless optional

    nil
  end
end
