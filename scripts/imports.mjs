// Checks which module imports which. The rules are in .dependency-cruiser.cjs.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruiseRooms, ROOMS } from './imports/cruise-rooms.mjs'
import { listFiles } from './repository-files.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const { violations, modules, unused } = await cruiseRooms(root, ROOMS)
for (const { rule, from, to } of violations) console.error(`${from} → ${to}\n  ${rule}`)

const read = new Set(modules)
const unread = listFiles(root).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    ROOMS.some((room) => file.startsWith(`${room}/`)) &&
    !file.startsWith('tests/bench/') &&
    !read.has(file),
)
for (const file of unread) console.error(`${file} was not read, so its imports were not checked.`)

for (const file of unused)
  console.error(`${file} is imported by tests or stories only. Delete it, or move it to the fixtures.`)

console.log(`${read.size} modules read, ${violations.length} imports refused`)
process.exitCode = violations.length + unread.length + unused.length === 0 ? 0 : 1
