import { spawn } from 'node:child_process'

/**
 * Runs a command without blocking this process, which calls a gateway meanwhile.
 * @returns what it printed
 * @throws where it fails, with what it printed
 */
export function runCommand(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const note = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout.on('data', note)
    child.stderr.on('data', note)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${args.at(-1) ?? command}\nfailed with exit code ${code}:\n${output}`))
    })
  })
}
