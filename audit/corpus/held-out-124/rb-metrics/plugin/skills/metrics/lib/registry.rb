# frozen_string_literal: true
module Registry
  def self.names
    @names ||= []
  end

  def self.metric(name, &block)
    names << name.to_s
    define_singleton_method(name, &block)
  end

  metric(:length) { |t| t.lines.size }
  metric(:nesting) { |t| t.lines.map { |l| l[/^ */].size / 2 }.max.to_i }
  metric(:methods) { |t| t.scan(/^\s*def /).size }
end
