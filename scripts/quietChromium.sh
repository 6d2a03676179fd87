#!/bin/sh
# Starts the Chromium that CHROMIUM_PATH names, for tests: without the two pages that it loads into every window for the list
# below its address bar, which nobody sees there and which cost as much as a page of the site. Only the last option with
# features to disable counts, and Playwright gives one: these are added to it.
for argument do
  shift
  case $argument in
    --disable-features=*) argument="$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup" ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM_PATH" "$@"
