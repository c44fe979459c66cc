// Publishes the stories for visual review, in light alone: `npm run test:visual` compares the other modes. The token names the project. Without a token it prints how to get one.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const cli = path.join(root, 'node_modules', 'chromatic', 'dist', 'bin.cjs')
  const args = [cli, '--build-script-name=build-storybook', ...process.argv.slice(2)]
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
} else {
  console.error('CHROMATIC_PROJECT_TOKEN is not set, so there is no project to publish the stories to.')
  console.error('Make one at https://www.chromatic.com, then: CHROMATIC_PROJECT_TOKEN=… npm run chromatic')
  process.exitCode = 1
}
