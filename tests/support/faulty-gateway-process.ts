import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FaultCommand } from './faults'
import type { FaultReply } from './gateway-with-faults'

const ENTRY = path.resolve(import.meta.dirname, 'gateway-with-faults.ts')
const ANSWER_WITHIN_MS = 60_000

/** A gateway with a demo world of its own, run from source, whose calls a journey can fail, drop and hold. */
export class FaultyGatewayProcess {
  private asked = 0

  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
    private readonly dataDir: string,
  ) {}

  static async create(): Promise<FaultyGatewayProcess> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'sitewright-faulty-'))
    const child = fork(ENTRY, [], {
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        PORT: '0',
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        SEED: 'demo',
        LOG_LEVEL: 'silent',
        LOGIN_LIMIT_ADDRESS: '1000',
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const reply = await answerOf(child, (message) => 'ready' in message)
    if (!('ready' in reply)) throw new Error('The gateway did not say where it listens.')
    const { port } = new URL(reply.ready)
    return new FaultyGatewayProcess(`http://localhost:${port}`, child, dataDir)
  }

  /** Resolves when the gateway has taken the command: calls that arrive later meet it. */
  async apply(command: FaultCommand): Promise<void> {
    this.asked += 1
    const id = this.asked
    const applied = answerOf(this.child, (message) => 'applied' in message && message.applied === id)
    this.child.send({ id, command })
    await applied
  }

  async dispose(): Promise<void> {
    if (this.child.exitCode === null) {
      this.child.kill('SIGTERM')
      await once(this.child, 'exit')
    }
    await rm(this.dataDir, { recursive: true, force: true })
  }
}

/** The first message that fits; an error when the process ends before, or says nothing in time. */
function answerOf(child: ChildProcess, fits: (message: FaultReply) => boolean): Promise<FaultReply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new Error('The gateway did not answer in time.'))),
      ANSWER_WITHIN_MS,
    )
    const onMessage = (message: unknown) => {
      if (fits(message as FaultReply)) settle(() => resolve(message as FaultReply))
    }
    const onExit = (code: number | null) => settle(() => reject(new Error(`The gateway ended with ${code}.`)))
    const settle = (end: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
      end()
    }
    child.on('message', onMessage).on('exit', onExit)
  })
}
