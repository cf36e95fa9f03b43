terraform {
  required_version = "~> 1.7"
  required_providers {
    random = {
      source  = "hashicorp/random"
      version = "3.6.2"
    }
  }
}

variable "database_password" {
  type      = string
  sensitive = true
  validation {
    condition     = length(var.database_password) >= 20
    error_message = "At least 20 characters."
  }
}

resource "random_pet" "name" {
  length = 2
}

resource "terraform_data" "config" {
  input = templatefile("${path.module}/app.tftpl", { name = random_pet.name.id })

  provisioner "local-exec" {
    command = "echo made ${self.output} | head -c 200"
  }
}

output "name" {
  value = random_pet.name.id
}
