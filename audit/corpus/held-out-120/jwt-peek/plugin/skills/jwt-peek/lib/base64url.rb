# frozen_string_literal: true

module Base64Url
  module_function

  def decode(text)
    padded = text.tr("-_", "+/")
    padded += "=" * ((4 - padded.length % 4) % 4)
    padded.unpack1("m")
  end
end
