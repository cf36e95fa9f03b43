output "labels" {
  description = "Labels of the service."
  value       = terraform_data.service.output.labels
}
