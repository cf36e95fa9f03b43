# frozen_string_literal: true

require 'minitest/autorun'
require_relative '../hooks/rubocop_hook'

class TestRubocopHook < Minitest::Test
  def test_other_files_are_left_alone
    assert_equal 0, RubocopHook.new('tool_input' => { 'file_path' => 'a.txt' }).call
  end
end
