// Who may import whom, checked: .dependency-cruiser.cjs holds the rules.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruiseRooms, ROOMS } from './imports/cruise-rooms.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const folders = ROOMS.filter((folder) => existsSync(path.join(root, folder)))
const { violations, modules } = await cruiseRooms(root, folders)

for (const { rule, from, to } of violations) console.error(`${from} → ${to}\n  ${rule}`)
const unread = folders.filter((folder) => folder.startsWith('packages/') && !modules[folder])
for (const folder of unread) console.error(`${folder}: not one module was read, so nothing was checked.`)

const read = Object.values(modules).reduce((sum, count) => sum + count, 0)
console.log(`${read} modules read, ${violations.length} imports refused`)
process.exitCode = violations.length + unread.length ? 1 : 0
