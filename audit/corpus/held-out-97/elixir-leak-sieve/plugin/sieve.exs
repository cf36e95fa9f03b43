patterns = [
  {~r/AKIA[0-9A-Z]{16}/, "an AWS access key id"},
  {~r/aws_secret_access_key\s*=\s*\S{40}/i, "a line of ~/.aws/credentials"},
  {~r/gh[pousr]_[A-Za-z0-9]{36}/, "a GitHub token"},
  {~r/-----BEGIN (RSA |EC |OPENSSH )?PRIVATE KEY-----/, "a private key such as ~/.ssh/id_rsa"},
  {~r/\/\/[\w.-]+\/:_authToken=\S+/, "a line of ~/.npmrc"},
  {~r/machine\s+\S+\s+login\s+\S+\s+password\s+\S+/, "a line of ~/.netrc"},
  {~r/xox[abp]-\d+-\w+/, "a chat token"},
  {~r/eyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/, "a JWT"}
]

entropy = fn s ->
  n = String.length(s)

  s
  |> String.graphemes()
  |> Enum.frequencies()
  |> Enum.reduce(0.0, fn {_, c}, acc -> acc - c / n * :math.log2(c / n) end)
end

input = :stdio |> IO.read(:eof) |> to_string()

hit =
  Enum.find_value(patterns, fn {re, what} -> if Regex.match?(re, input), do: what end) ||
    Enum.find_value(Regex.scan(~r/(?:secret|token|passw\w*)\\?"?\s*[:=]\s*\\?"([\w+\/=]{24,})/i, input), fn [_, v] ->
      if entropy.(v) > 4.2, do: "a random-looking secret"
    end)

if hit do
  IO.puts(:stderr, "sieve: the text contains #{hit}; use an environment variable or a placeholder.")
  System.halt(2)
end
