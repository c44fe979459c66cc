import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const WATCH = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url))

/** A server that says when it is up and when it is asked to end. */
const SERVER =
  "process.on('SIGTERM', () => { console.log('ended'); process.exit(0) }); setInterval(() => {}, 1000); console.log('up')"

it('asks a server to end when the shell that started it is killed', async () => {
  // As npm does it: a shell between, which stays there because of the second command.
  const command = `"${process.execPath}" --import "${WATCH}" -e "${SERVER}"; true`
  const shell = spawn('/bin/sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  shell.stdout.setEncoding('utf8')
  shell.stdout.on('data', (text: string) => {
    if (!said) shell.kill('SIGKILL')
    said += text
  })
  // Its output ends when the server ends: a server that stays behind holds it open, and the test runs out of time.
  await once(shell.stdout, 'end')
  expect(said).toBe('up\nended\n')
})
