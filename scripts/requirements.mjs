// Writes docs/requirements/coverage.md and says what does not fit together.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { auditRows } from './requirements/audit-rows.mjs'
import { readEvidence } from './requirements/read-evidence.mjs'
import { renderCoverage } from './requirements/render-coverage.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const evidence = readEvidence(root)
writeFileSync(path.join(root, 'docs', 'requirements', 'coverage.md'), renderCoverage(evidence))

const faults = auditRows(evidence)
for (const fault of faults) console.error(fault)
console.log(`docs/requirements/coverage.md written, ${faults.length} faults`)
process.exitCode = faults.length ? 1 : 0
