@echo off
rem To double-click: opens the site in the browser, to be changed on its own pages (docs/owner.md).
cd /d "%~dp0"
where npm >nul 2>nul
if errorlevel 1 goto missing
call npm run edit
if errorlevel 1 pause
exit /b
:missing
echo Node is missing on this computer: install it from https://nodejs.org and open this file again.
pause
