// The gateway and the portal's development server in one terminal; when one ends, so does the other.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const bin = (/** @type {string} */ name) => path.join(root, 'node_modules', ...name.split('/'))

const servers = [
  {
    name: 'gateway',
    cwd: 'apps/gateway',
    script: bin('tsx/dist/cli.mjs'),
    args: ['watch', '--clear-screen=false', 'src/main.ts'],
  },
  { name: 'portal', cwd: 'apps/portal', script: bin('vite/bin/vite.js'), args: ['--port', '5173', '--strictPort'] },
]

let code = 0
let isEnding = false
const children = servers.map(({ name, cwd, script, args }) => {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: path.join(root, cwd),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  child.on('exit', (status, signal) => {
    if (!isEnding) {
      console.error(`The ${name} server ended (${signal ?? status}).`)
      code = status ?? 1
      end('SIGTERM')
    }
  })
  return child
})

/** @param {NodeJS.Signals} signal */
function end(signal) {
  isEnding = true
  for (const child of children) child.kill(signal)
  process.exitCode = code
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => end(signal))
