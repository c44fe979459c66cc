import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type LaunchOptions } from 'playwright'

export const purpose =
  'installs the packed design system in new Vite and Next applications (needs the npm registry), builds and opens them'

const ROOT = path.join(import.meta.dirname, '../../../..')
const CONSUMER = path.join(ROOT, 'tests/repo/consumer')

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'))

/** Runs a command. @returns its seconds */
function runIn(cwd: string, command: string, ...args: string[]): number {
  const start = performance.now()
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, CI: '1' } })
  return Math.round((performance.now() - start) / 1000)
}

const LAYOUT = `import type { ReactNode } from 'react'
import '@sitewright/ui/fonts.css'
import '@sitewright/ui/styles.css'
import { StyleRegistry } from './StyleRegistry'

export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body><StyleRegistry>{children}</StyleRegistry></body></html>
}
`
const JSDOM_TEST = `// @vitest-environment jsdom
import { fillJsdom } from '@sitewright/ui/jsdom'
import { cleanup, render } from '@testing-library/react'
import { afterEach, it } from 'vitest'
import { SAMPLES } from './samples'

fillJsdom()
afterEach(cleanup)
it.each(Object.entries(SAMPLES))('renders %s', (_, sample) => void render(sample))
`

const copy = (app: string, files: Record<string, string>): void => {
  for (const [from, to] of Object.entries(files)) fs.cpSync(path.join(CONSUMER, from), path.join(app, to))
}

/** Serves an application on a port until `open` is done. */
async function serve(app: string, args: string[], origin: string, open: () => Promise<string[]>): Promise<string[]> {
  const [command = '', ...rest] = args
  const server = spawn(path.join(app, 'node_modules/.bin', command), rest, { cwd: app, stdio: 'ignore' })
  const ended = once(server, 'exit')
  try {
    for (let turn = 0; turn < 100; turn++) {
      if (
        await fetch(origin).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return await open()
  } finally {
    server.kill()
    await ended
  }
}

/** @returns what is wrong with the page in Chromium: errors, other data than expected, and a map without its land */
async function faultsOf(origin: string): Promise<string[]> {
  const { href } = pathToFileURL(path.join(ROOT, 'scripts/browser.mjs'))
  const { resolveBrowser } = (await import(href)) as { resolveBrowser: () => { launchOptions: LaunchOptions } }
  const browser = await chromium.launch(resolveBrowser().launchOptions)
  try {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', ({ message }) => faults.push(message))
    const worker = page.waitForEvent('worker', { timeout: 30_000 }).then(
      () => undefined,
      () => faults.push('The map started no worker.'),
    )
    await page.goto(origin)
    if ((await page.locator('h1').textContent()) !== 'light, dark, contrast, contrast-dark')
      faults.push('THEMES is not data.')
    await worker
    await page.locator('canvas').waitFor()
    return faults
  } finally {
    await browser.close()
  }
}

function newVite(folder: string, name: string, packages: string[]): { app: string; seconds: number } {
  runIn(folder, 'npx', '-y', 'create-vite@latest', name, '--template', 'react-ts', '--no-interactive')
  const app = path.join(folder, name)
  const seconds = runIn(app, 'npm', 'install', '--no-audit', '--no-fund', ...packages)
  copy(app, { 'page.tsx': 'src/App.tsx', 'Parts.tsx': 'src/Parts.tsx' })
  const main = path.join(app, 'src/main.tsx')
  fs.writeFileSync(
    main,
    `import '@sitewright/ui/fonts.css'\nimport '@sitewright/ui/styles.css'\n${fs.readFileSync(main, 'utf8').replace(/import '.\/index.css'\n?/, '')}`,
  )
  return { app, seconds }
}

async function tryVite(folder: string, name: string, port: number, packages: string[]): Promise<[string, string[]]> {
  const { app, seconds } = newVite(folder, name, packages)
  const build = runIn(app, 'npx', 'tsc', '-p', 'tsconfig.app.json') + runIn(app, 'npx', 'vite', 'build')
  copy(app, { 'samples.tsx': 'src/samples.tsx', 'render.tsx': 'src/render.tsx' })
  runIn(app, 'npx', 'vite', 'build', '--ssr', 'src/render.tsx', '--outDir', 'rendered')
  const printed = execFileSync('node', ['rendered/render.js'], { cwd: app, encoding: 'utf8' })
  const samples = Object.entries(JSON.parse(printed) as Record<string, { error?: string }>)
  const faults = samples.flatMap(([sample, { error }]) => (error === undefined ? [] : `${sample}: ${error}`))
  const origin = `http://localhost:${port}/`
  for (const command of [['vite', 'preview'], ['vite']])
    faults.push(
      ...(await serve(app, [...command, '--port', String(port), '--strictPort'], origin, () => faultsOf(origin))),
    )
  return [
    `install ${seconds} s, types and build ${build} s, ${samples.length} components rendered, page opened built and in development`,
    faults,
  ]
}

async function tryNext(folder: string, port: number, packages: string[]): Promise<[string, string[]]> {
  runIn(
    folder,
    'npx',
    '-y',
    'create-next-app@latest',
    'next',
    '--ts',
    '--no-tailwind',
    '--no-eslint',
    '--app',
    '--no-src-dir',
    '--import-alias',
    '@/*',
    '--use-npm',
    '--disable-git',
    '--yes',
  )
  const app = path.join(folder, 'next')
  const seconds = runIn(app, 'npm', 'install', '--no-audit', '--no-fund', ...packages)
  copy(app, { 'page.tsx': 'app/page.tsx', 'Parts.tsx': 'app/Parts.tsx' })
  fs.writeFileSync(path.join(app, 'app/layout.tsx'), LAYOUT)
  const readme = fs.readFileSync(path.join(ROOT, 'packages/ui/README.md'), 'utf8')
  const registry = /```tsx\n('use client'\n[^`]*StyleRegistry[^]*?)```/.exec(readme)?.[1] ?? ''
  fs.writeFileSync(path.join(app, 'app/StyleRegistry.tsx'), registry)
  const build = runIn(app, 'npx', 'next', 'build')
  const origin = `http://localhost:${port}/`
  const faults = await serve(app, ['next', 'start', '-p', String(port)], origin, async () => {
    const html = await (await fetch(origin)).text()
    const isRendered = /<li data-item="w"[^]*Weld/.test(html) && html.includes('<style data-styled')
    return [...(isRendered ? [] : ['The server renders no card, or no styles.']), ...(await faultsOf(origin))]
  })
  const { version } = readJson(path.join(app, 'node_modules/react/package.json')) as {
    version: string
  }
  return [`install ${seconds} s, build ${build} s, React ${version}`, faults]
}

function tryJsdom(folder: string, packages: string[]): [string, string[]] {
  const app = path.join(folder, 'jsdom')
  fs.mkdirSync(app)
  fs.writeFileSync(path.join(app, 'package.json'), '{ "type": "module" }')
  runIn(
    app,
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    ...packages,
    'vitest@4',
    'jsdom@26',
    '@testing-library/react',
    '@testing-library/dom',
  )
  copy(app, { 'samples.tsx': 'samples.tsx' })
  fs.writeFileSync(path.join(app, 'samples.test.tsx'), JSDOM_TEST)
  try {
    execFileSync('npx', ['vitest', 'run', '--reporter=json', '--outputFile=report.json'], { cwd: app, stdio: 'ignore' })
  } catch {
    // The report says which.
  }
  const { testResults } = readJson(path.join(app, 'report.json')) as {
    testResults: { message: string; assertionResults: { status: string; title: string; failureMessages: string[] }[] }[]
  }
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = results.filter(({ status }) => status !== 'passed')
  const faults = failed.map(({ title, failureMessages }) => `${title}: ${failureMessages[0]?.split('\n')[0]}`)
  if (results.length === 0) faults.push(...testResults.map(({ message }) => message))
  return [`${results.length - failed.length} of ${results.length} components render in jsdom`, faults]
}

/** Prints what became of each application. @returns whether all of them work */
export async function run(): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'sitewright-consumers-'))
  try {
    runIn(ROOT, process.execPath, 'scripts/package.mjs')
    runIn(folder, 'npm', 'pack', path.join(ROOT, 'packages/ui/dist'), '--silent')
    const tarball = path.join(folder, fs.readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
    console.log(`tarball: ${Math.round(fs.statSync(tarball).size / 1000)} kB`)
    const { peerDependencies: peers } = readJson(path.join(ROOT, 'packages/ui/dist/package.json')) as {
      peerDependencies: Record<string, string>
    }
    const newest = [tarball, ...Object.keys(peers).map((name) => `${name}@latest`)]
    const lowest = [tarball, ...Object.entries(peers).map(([name, range]) => `${name}@${range.slice(1)}`)]
    // What create-next-app has chosen stays, because an application has the React of its Next.
    const others = newest.filter((name) => !/^react(?:-dom)?@/.test(name))
    const tries: Record<string, () => [string, string[]] | Promise<[string, string[]]>> = {
      'Vite, newest peers': () => tryVite(folder, 'newest', 8271, newest),
      'Vite, lowest peers': () => tryVite(folder, 'lowest', 8272, lowest),
      Next: () => tryNext(folder, 8273, others),
      jsdom: () => tryJsdom(folder, newest),
    }
    let isGood = true
    for (const [name, attempt] of Object.entries(tries)) {
      const [figures, faults] = await attempt()
      console.log([`${name}: ${figures}`, ...faults.map((fault) => `  ${fault}`)].join('\n'))
      isGood &&= faults.length === 0
    }
    return isGood
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
