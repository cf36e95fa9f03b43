terraform {
  required_version = ">= 1.6"
}

resource "random_password" "db" {
  length  = 32
  special = false
}

module "network" {
  source     = "./network"
  name       = var.name
  cidr_block = var.cidr_block
  open_ports = [443]
}

output "network_id" {
  value = module.network.id
}

output "db_password" {
  value     = random_password.db.result
  sensitive = true
}
