variable "name" {
  type = string
  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{2,20}$", var.name))
    error_message = "Lower case letters, digits and hyphens."
  }
}

variable "cidr_block" {
  type    = string
  default = "10.20.0.0/16"
}

variable "api_token" {
  type        = string
  sensitive   = true
  description = "Set with TF_VAR_api_token; never in a tfvars file that is committed."
}
