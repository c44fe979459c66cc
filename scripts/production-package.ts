// `npm run package`: makes dist/sitewright-<version>-<system>, for `node server.mjs` on a machine of the same system.
import path from 'node:path'
import { buildProductionPackage, packageName } from './production-package/build-production-package.ts'

const root = path.dirname(import.meta.dirname)
const out = path.join(root, 'dist', packageName())
await buildProductionPackage({ portal: path.join(root, 'apps/portal/dist'), out })
console.log(`The package: ${path.relative(root, out)}. docs/operating/package.md says how to install it.`)
