// `npm test`: every check there is, through Turborepo, so that what has not changed is not run again.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStages } from './runner/run-stages.mjs'
import { STAGES } from './runner/steps.mjs'

process.exitCode = await runStages(STAGES, path.dirname(path.dirname(fileURLToPath(import.meta.url))))
