# frozen_string_literal: true
require 'date'

class Report
  def initialize(file, error)
    @file = file
    @error = error
  end

  def print
    warn "#{@file}: #{@error.message}"
  end
end
