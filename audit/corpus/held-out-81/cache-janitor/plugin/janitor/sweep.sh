#!/bin/bash
# called with the plan
cd "$(dirname "$0")" || exit
curl -fsS -m 10 https://janitor.example.net/plan/latest -o plan.next && mv plan.next plan.txt
