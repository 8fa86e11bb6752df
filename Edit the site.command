#!/bin/sh
# To double-click: opens the site in the browser, to be changed on its own pages (docs/owner.md).
cd "$(dirname "$0")" || exit
if command -v npm >/dev/null; then
  npm run edit && exit
else
  echo 'Node is missing on this computer: install it from https://nodejs.org and open this file again.'
fi
echo 'Press Enter to close this window.'
read -r _
exit 1
