variable "name" {
  type        = string
  description = "Name of the service."
  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{2,30}$", var.name))
    error_message = "Small letters, digits and dashes, 3 to 31 characters."
  }
}

variable "database_password" {
  type        = string
  description = "Password of the database. Give it as TF_VAR_database_password."
  sensitive   = true
}
