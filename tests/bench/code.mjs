// `npm run bench -- code [folder]`: how much of the portal repeats itself, and what one area costs there. With a folder, it measures another
// checkout, such as an older commit in `git worktree add`.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// The ES module of jscpd 4.3 imports `colors/safe` without its extension, which Node refuses.
const { detectClones } = createRequire(import.meta.url)('jscpd')

const here = path.dirname(fileURLToPath(import.meta.url))
const root = path.resolve(process.argv[2] ?? path.join(here, '..', '..'))
const settings = JSON.parse(readFileSync(path.join(here, '.jscpd.json'), 'utf8'))

/** @type {(folder: string) => string[]} */
const findSources = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /^(?!.*\.(?:stories|test)\.).*\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))

/** @type {(file: string) => string} */
const read = (file) => readFileSync(path.join(root, file), 'utf8')

const API_KEYS = /^(?:packages\/ui\/src\/features\/api-keys\/|apps\/portal\/src\/(?:data|routes)\/api-keys(?:\/|\.ts$))/
const apiKeys = ['packages/ui/src/features', 'apps/portal/src']
  .flatMap(findSources)
  .filter((file) => API_KEYS.test(file))
const lines = apiKeys.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)

const ROOMS = ['apps/portal/src', 'packages/ui/src/features', 'packages/domain/src', 'packages/api-client/src']
const names = ROOMS.flatMap((room) =>
  findSources(room).flatMap((file) =>
    [...read(file).matchAll(/\b(?:function|const) ([a-zA-Z]+Of)\b/g)].map(([, name]) => `${name} (${file})`),
  ),
)

const clones = await detectClones({
  ...settings,
  path: settings.path.map((/** @type {string} */ folder) => path.join(root, folder)),
  silent: true,
})

console.log(`Portal side of API keys, without stories and tests   ${lines} lines in ${apiKeys.length} files`)
console.log(`Functions whose names end in Of                      ${names.length}`)
for (const name of names) console.log(`  ${name}`)
console.log(`Look-alike pairs of ${settings.minTokens} tokens (tests/bench/.jscpd.json)   ${clones.length}`)
for (const { duplicationA, duplicationB } of clones) {
  const [one, other] = [duplicationA, duplicationB].map(
    ({ sourceId, start, end }) => `${path.relative(root, sourceId)}:${start.line}-${end.line}`,
  )
  console.log(`  ${one} ~ ${other}`)
}
