// Prints rows of docs/requirements with the tests that show them in the last results; without an id, a summary.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeRows } from './requirements/describe-rows.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const { lines, faults } = describeRows(root, process.argv.slice(2))
for (const line of lines) console.log(line)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
