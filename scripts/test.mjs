// `npm test`: every check there is, through Turborepo, so that what has not changed is not run again.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareBrowser } from './runner/prepare-browser.mjs'
import { runStages } from './runner/run-stages.mjs'
import { STAGES } from './runner/steps.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
process.exitCode = await runStages(STAGES, root, { prepareBrowser })
