// `npm test`: every check there is, through Turborepo, so that what has not changed is not run again.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { judgeRows } from './requirements/judge-rows.mjs'
import { makeMemoryFolder } from './runner/memory-folder.mjs'
import { prepareBrowser } from './runner/prepare-browser.mjs'
import { runStages } from './runner/run-stages.mjs'
import { STAGES } from './runner/steps.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
// TMPDIR takes precedence. The browser's installation goes without: Debian's tools change their user on the way.
const folder = process.env.TMPDIR ? undefined : makeMemoryFolder()
/** @type {Record<string, string>} */
const environment = folder === undefined ? {} : { TMPDIR: folder }
process.exitCode = await runStages(STAGES, root, { environment, prepareBrowser, judgeRows })
