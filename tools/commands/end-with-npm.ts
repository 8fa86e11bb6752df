/** Ends a program where the one that started it has ended: npm passes no signals on, and a kill reaches nobody else. */
import process from 'node:process'

const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit()
}, 500).unref()
