import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { SHORT_LIVED_WASM } from '../../apps/gateway/test/short-lived-wasm.mjs'
import { copyTemplate } from '../../apps/gateway/test/template'

/** The environment variable that hands the folder of the prepared world on to the workers. */
export const WORLD_TEMPLATE = 'E2E_WORLD_TEMPLATE'

/** What a gateway needs of the shell that runs the tests; its DATABASE_URL, limits and the like would change what they see. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'NODE_OPTIONS', 'SystemRoot']

const MAIN = path.resolve(import.meta.dirname, '../../apps/gateway/dist/main.js')
/** Ends the gateway with its worker, because a worker that stops while it starts a gateway does not dispose of it. */
const END_WITH_PARENT = pathToFileURL(path.resolve(import.meta.dirname, '../../scripts/end-with-parent.mjs')).href
const READY_WITHIN_MS = 60_000

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

/** A copy of the demo world in a temporary folder, for a gateway of a journey. */
export async function copyOfWorld(): Promise<string> {
  const template = process.env[WORLD_TEMPLATE]
  if (template === undefined) throw new Error(`${WORLD_TEMPLATE} is not set: prepare-world.ts did not run.`)
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-e2e-'))
  copyTemplate(template, folder)
  return folder
}

/**
 * The built gateway as a process of its own, on a free port, over a copy of the demo world in a temporary folder: what `npm start` runs.
 * It can be stopped and started again over the same data, as a server that goes away and comes back.
 */
export class GatewayProcess {
  private child: ChildProcess | undefined
  private output = ''

  private constructor(
    readonly origin: string,
    private readonly port: number,
    private dataDir: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** `environment`: settings of this one beside those that every journey has. */
  static async create(environment: Readonly<Record<string, string>> = {}): Promise<GatewayProcess> {
    return GatewayProcess.over(await copyOfWorld(), environment)
  }

  /** Over another folder of data, such as an empty one. */
  static async over(dataDir: string, environment: Readonly<Record<string, string>>): Promise<GatewayProcess> {
    const port = await freePort()
    const gateway = new GatewayProcess(`http://localhost:${port}`, port, dataDir, environment)
    await gateway.start()
    return gateway
  }

  /** What it printed, logs included. */
  get log(): string {
    return this.output
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [...SHORT_LIVED_WASM, '--import', END_WITH_PARENT, MAIN], {
      env: {
        ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        SEED: 'demo',
        LOGIN_LIMIT_ADDRESS: '1000',
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    child.stdout.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    const deadline = Date.now() + READY_WITHIN_MS
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}:\n${this.output}`)
      if (Date.now() > deadline) throw new Error(`The gateway was not ready in time:\n${this.output}`)
      if (await this.isReady()) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/readyz`)).ok
    } catch {
      // Not listening yet.
      return false
    }
  }

  /** Ends it as an operator would. */
  async stop(): Promise<void> {
    const { child } = this
    this.child = undefined
    if (!child || child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  /** Starts it again over a fresh copy of the demo world. */
  async renew(): Promise<void> {
    await this.dispose()
    this.dataDir = await copyOfWorld()
    await this.start()
  }

  async dispose(): Promise<void> {
    await this.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}
