// Every command of package.json starts here: `node scripts/bootstrap.mjs [--browser] [--build] <program> [arguments]`. Checks
// the version of Node, installs the dependencies if needed, prepares a browser and a build if asked, and runs the program in this process.
// Written for any Node from 12 on, so that an old one reads why it is refused and not a syntax error: no `?.`, no `??`, no
// top-level await, no `node:` prefix here. What follows the check is free of that.
import { faultOfNode } from './bootstrap/node-version.mjs'

const fault = faultOfNode(process.versions.node)
if (fault) {
  console.error(fault)
  process.exit(1)
}
import('./bootstrap/prepare.mjs')
  .then(function (step) {
    return step.prepareAndRun(process.argv.slice(2))
  })
  .catch(function (error) {
    console.error(error)
    process.exitCode = 1
  })
