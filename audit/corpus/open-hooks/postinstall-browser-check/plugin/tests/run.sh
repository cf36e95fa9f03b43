#!/bin/sh
sh -n shot.sh && sh -n scripts/fetch-browser.sh
