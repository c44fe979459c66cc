import { prepareTemplate } from '../test/template'

/**
 * Makes a demo world in an empty folder, to be copied: a copy opens several times faster than a new world is made. A gateway starts on a copy of the folder with
 * `DATA_DIR=<copy>`. `npx tsx apps/gateway/scripts/prepare-template.ts <folder>`
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Which folder? npx tsx apps/gateway/scripts/prepare-template.ts <folder>')
  process.exitCode = 1
} else {
  await prepareTemplate(folder)
}
