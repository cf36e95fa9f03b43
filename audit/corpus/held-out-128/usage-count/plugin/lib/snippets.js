export const snippets = {
  variable: 'variable "name" {\n  type        = string\n  description = ""\n}\n',
  output: 'output "name" {\n  value = \n}\n',
  locals: 'locals {\n  tags = { managed_by = "terraform" }\n}\n',
};
