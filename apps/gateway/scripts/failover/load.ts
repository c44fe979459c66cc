import { Problem } from '@sitewright/domain/shared/problem'
import { DEMO_PASSWORD } from '../../src/db/demo/accounts'
import { clientAt } from '../../test/client-at'
import { until } from './servers'

const WRITES_PER_SECOND = 20
const READS_PER_SECOND = 40
/** An administrator of each tenant that writes and reads. */
export const TENANTS = [
  { userName: 'customer.admin', licenseId: 1 },
  { userName: 'harbour.admin', licenseId: 2 },
] as const

export interface Write {
  /** Unique, so that the database shows whether it was stored, and how often. */
  readonly name: string
  readonly endedAt: number
  /** `refused` says that nothing was saved; `unknown` is any answer that does not say so, or none. */
  readonly outcome: 'saved' | 'refused' | 'unknown'
}

export interface Read {
  readonly licenseId: number
  readonly startedAt: number
  readonly ms: number
  readonly isAnswered: boolean
}

/** Tries again where a busy gateway refuses. */
export async function signIn(origin: string, userName: string): Promise<string> {
  let token = ''
  await until('The sign-in', async () => {
    const { body } = await clientAt(origin).session.login({ body: { userName, password: DEMO_PASSWORD } })
    token = body.token ?? ''
  })
  return token
}

const outcomeOf = (error: unknown): Write['outcome'] =>
  error instanceof Problem && error.status === 503 && error.code !== 'outcome-unknown' ? 'refused' : 'unknown'

/** Calls at a constant rate, however long the answers take. */
export class Load {
  readonly writes: Write[] = []
  readonly reads: Read[] = []
  /** Where reads go: past haproxy, so that those of a stopped gateway can be left out. */
  readers: readonly string[]
  readonly #origin: string
  readonly #tokens: readonly string[]
  readonly #name: string
  readonly #timers: NodeJS.Timeout[] = []
  /** The calls in flight, with the time of their start. */
  readonly #pending = new Map<Promise<void>, number>()
  #count = 0

  private constructor(origin: string, readers: readonly string[], tokens: readonly string[], name: string) {
    this.#origin = origin
    this.readers = readers
    this.#tokens = tokens
    this.#name = name
  }

  /**
   * @param origin of haproxy, for writes
   * @param readers origins of the gateways, for reads
   * @param name of what is written, for one load alone
   * @param share of the rates, for a slower database
   */
  static async start(origin: string, readers: readonly string[], name = 'Failover', share = 1): Promise<Load> {
    const tokens = await Promise.all(TENANTS.map(({ userName }) => signIn(origin, userName)))
    const load = new Load(origin, readers, tokens, name)
    load.#timers.push(
      setInterval(() => load.#run(load.#write()), 1000 / WRITES_PER_SECOND / share),
      setInterval(() => load.#run(load.#read()), 1000 / READS_PER_SECOND / share),
    )
    return load
  }

  /** Ends the calls, and waits for the answers of those in flight. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all(this.#pending.keys())
  }

  /** Whether no call that started before that time is in flight. */
  areAnswered(before: number): boolean {
    return [...this.#pending.values()].every((startedAt) => startedAt >= before)
  }

  #run(call: Promise<void>): void {
    const done = call.finally(() => this.#pending.delete(done))
    this.#pending.set(done, Date.now())
  }

  #next(): { index: number; licenseId: number; token: string } {
    const index = this.#count++
    const tenant = index % TENANTS.length
    return { index, licenseId: TENANTS[tenant]?.licenseId ?? 0, token: this.#tokens[tenant] ?? '' }
  }

  async #write(): Promise<void> {
    const { index, licenseId, token } = this.#next()
    const name = `${this.#name} ${index}`
    const outcome = await clientAt(this.#origin, token)
      .groups.create({ body: { LicenseId: licenseId, Name: name } })
      .then((): Write['outcome'] => 'saved', outcomeOf)
    this.writes.push({ name, endedAt: Date.now(), outcome })
  }

  async #read(): Promise<void> {
    const { index, licenseId, token } = this.#next()
    const startedAt = Date.now()
    const { groups, users } = clientAt(this.readers[index % this.readers.length] ?? '', token)
    const query = { page: 1, pageSize: 20 }
    const isAnswered = await (index % 4 < 2 ? groups.list({ query }) : users.list({ query })).then(
      () => true,
      () => false,
    )
    this.reads.push({ licenseId, startedAt, ms: Date.now() - startedAt, isAnswered })
  }
}
