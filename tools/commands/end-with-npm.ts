/** npm does not pass on signals: what it started ends where npm has been ended. */
import process from 'node:process'

const npm = process.ppid
setInterval(() => {
  if (process.ppid !== npm) process.exit()
}, 500).unref()
