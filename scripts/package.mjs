// Builds the design system as it is published: modules, types and a manifest of their own in packages/ui/dist.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatMessage } from 'publint/utils'
import { buildPackage } from './package/build-package.mjs'
import { lintPackage } from './package/lint-package.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const out = path.join(root, 'packages', 'ui', 'dist')

const manifest = await buildPackage(root, out)
const messages = await lintPackage(out)
for (const message of messages) console.error(formatMessage(message, manifest))
console.log(
  `${Object.keys(manifest.exports).length} entry points in packages/ui/dist; publish with: npm publish packages/ui/dist`,
)
process.exitCode = messages.length > 0 ? 1 : 0
