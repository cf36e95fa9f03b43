alias rubocop='bundle exec rubocop'
