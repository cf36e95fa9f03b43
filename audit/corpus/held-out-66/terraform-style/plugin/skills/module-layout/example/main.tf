locals {
  labels = { service = var.name, managed = "terraform" }
}

resource "terraform_data" "service" {
  input = {
    labels = local.labels
    digest = sha256(nonsensitive(sha256(var.database_password)))
  }
}
