/** `npm run dev`. */
import { defineConfig } from 'vite'
import './tools/commands/end-with-npm.ts'
import { siteConfig } from './tools/vite-settings.ts'
import { loadDevSiteData } from './tools/site-data.ts'

export default defineConfig(async () => {
  // Hot reload needs React's development build, whatever the shell says.
  process.env.NODE_ENV = 'development'
  return siteConfig(await loadDevSiteData(console.log), 'dev')
})
