variable "name" { type = string }
variable "cidr_block" { type = string }
variable "open_ports" { type = list(number) }

resource "null_resource" "network" {
  triggers = {
    name  = var.name
    cidr  = var.cidr_block
    ports = join(",", var.open_ports)
  }
}

output "id" { value = null_resource.network.id }
