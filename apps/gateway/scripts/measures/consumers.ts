import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type LaunchOptions, type Page } from 'playwright'
import type { Arguments } from '../measure'

export const purpose =
  'installs the packed design system in new Vite and Next applications (needs the npm registry), builds and opens them'
export const usage = '[newest] [lowest] [next] [jsdom]'

const ROOT = path.join(import.meta.dirname, '../../../..')
const CONSUMER = path.join(ROOT, 'tests/repo/consumer')

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'))

/** Runs a command. @returns its seconds */
function runIn(cwd: string, command: string, ...args: string[]): number {
  const start = performance.now()
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, CI: '1' } })
  return Math.round((performance.now() - start) / 1000)
}

const importScript = (file: string): Promise<unknown> => import(pathToFileURL(path.join(ROOT, 'scripts', file)).href)

/** A policy without inline styles. Mapbox is the only other origin. */
const policyWith = (nonce: string): string =>
  [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self' https://api.mapbox.com https://events.mapbox.com",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ')

const VITE_CONFIG = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  html: { cspNonce: 'measured' },
  build: { assetsInlineLimit: 0 },
  preview: { headers: { 'Content-Security-Policy': "${policyWith('measured')}" } },
})
`
/** A nonce for each response, as in the guide of Next. */
const PROXY = `import { type NextRequest, NextResponse } from 'next/server'

export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID()
  const policy = \`${policyWith('${nonce}')}; style-src-attr 'unsafe-inline'; script-src 'self' 'nonce-\${nonce}' 'strict-dynamic'\`
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('Content-Security-Policy', policy)
  return NextResponse.next({ request: { headers }, headers: { 'Content-Security-Policy': policy } })
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

/** Writes examples of the README. @param files to write, by the name that an example exports */
async function writeExamples(app: string, files: Record<string, string>): Promise<void> {
  const { readmeExamples } = (await importScript('package/readme-examples.mjs')) as {
    readmeExamples: (root: string) => Map<string, string>
  }
  const examples = readmeExamples(ROOT)
  for (const [name, file] of Object.entries(files)) fs.writeFileSync(path.join(app, file), examples.get(name) ?? '')
}

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

/** @returns the problems of the example form: an empty name must be refused, and a name saved */
async function formFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const save = page.locator('form button[type=submit]')
  await save.click()
  const summary = page.locator('[role=group]:focus', { hasText: 'Enter a name.' })
  await summary.waitFor({ timeout: 5000 }).catch(() => faults.push('The form of the README focuses no summary.'))
  await page.getByRole('textbox', { name: 'Name' }).fill('Depot')
  await save.click()
  await page
    .waitForFunction("document.title === 'Depot'", undefined, { timeout: 5000 })
    .catch(() => faults.push('The form of the README saves nothing.'))
  return faults
}

/** @returns what is wrong with the page in Chromium: errors, other data than expected, engines without their worker, and its form */
async function faultsOf(origin: string): Promise<string[]> {
  const { resolveBrowser } = (await importScript('browser.mjs')) as {
    resolveBrowser: () => { launchOptions: LaunchOptions }
  }
  const browser = await chromium.launch(resolveBrowser().launchOptions)
  try {
    const page = await browser.newPage()
    const faults: string[] = []
    const workers = new Set<string>()
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('worker', (worker) => workers.add(worker.url()))
    const json = { version: 8, sources: {}, layers: [], glyphs: 'https://api.mapbox.com/{fontstack}/{range}.pbf' }
    const headers = { 'Access-Control-Allow-Origin': '*' }
    await page.route('https://*.mapbox.com/**', (route) => route.fulfill({ json, headers }))
    // A development server bundles its dependencies first.
    await page.goto(origin, { timeout: 120_000 })
    if ((await page.locator('h1').textContent()) !== 'light, dark, contrast, contrast-dark')
      faults.push('THEMES is not data.')
    const idle = page.locator('[data-map-state=idle]')
    await idle
      .nth(1)
      .waitFor({ timeout: 60_000 })
      .catch(() => faults.push('Not both maps are idle.'))
    for (const engine of ['maplibre', 'mapbox']) {
      const url = [...workers].find((each) => each.includes(engine))
      const type = url === undefined ? null : (await fetch(url)).headers.get('Content-Type')
      if (!type?.includes('javascript')) faults.push(`The worker of ${engine} is not a script: ${url}, ${type}`)
    }
    return [...faults, ...(await formFaults(page))]
  } finally {
    await browser.close()
  }
}

async function newVite(folder: string, name: string, packages: string[]): Promise<{ app: string; seconds: number }> {
  runIn(folder, 'npx', '-y', 'create-vite@latest', name, '--template', 'react-ts', '--no-interactive')
  const app = path.join(folder, name)
  const seconds = runIn(app, 'npm', 'install', '--no-audit', '--no-fund', ...packages)
  copy(app, { 'page.tsx': 'src/App.tsx', 'Parts.tsx': 'src/Parts.tsx' })
  await writeExamples(app, { SiteForm: 'src/site-form.tsx' })
  const main = path.join(app, 'src/main.tsx')
  fs.writeFileSync(
    main,
    `import '@sitewright/ui/fonts.css'\nimport '@sitewright/ui/styles.css'\n${fs.readFileSync(main, 'utf8').replace(/import '.\/index.css'\n?/, '')}`,
  )
  return { app, seconds }
}

async function tryVite(folder: string, name: string, port: number, packages: string[]): Promise<[string, string[]]> {
  const { app, seconds } = await newVite(folder, name, packages)
  fs.writeFileSync(path.join(app, 'vite.config.ts'), VITE_CONFIG)
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
  await writeExamples(app, { SiteForm: 'app/site-form.tsx', StyleRegistry: 'app/StyleRegistry.tsx' })
  const origin = `http://localhost:${port}/`
  const faults: string[] = []
  let build = 0
  for (const layout of ['Layout', 'LayoutWithNonce']) {
    await writeExamples(app, { [layout]: 'app/layout.tsx' })
    if (layout === 'LayoutWithNonce') {
      fs.writeFileSync(path.join(app, 'proxy.ts'), PROXY)
      fs.writeFileSync(path.join(app, 'next.config.ts'), 'export default {}\n')
    }
    build += runIn(app, 'npx', 'next', 'build')
    const found = await serve(app, ['next', 'start', '-p', String(port)], origin, async () => {
      const html = await (await fetch(origin)).text()
      const isRendered = /<li data-item="w"[^]*Weld/.test(html) && html.includes('<style data-styled')
      return [...(isRendered ? [] : ['The server renders no card, or no styles.']), ...(await faultsOf(origin))]
    })
    faults.push(...found.map((fault) => `${layout}: ${fault}`))
  }
  const { version } = readJson(path.join(app, 'node_modules/react/package.json')) as {
    version: string
  }
  return [`install ${seconds} s, builds ${build} s, React ${version}, page opened with and without a nonce`, faults]
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
export async function run({ words }: Arguments): Promise<boolean> {
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
      if (words.length > 0 && !words.some((word) => name.toLowerCase().includes(word))) continue
      const [figures, faults] = await attempt()
      console.log([`${name}: ${figures}`, ...faults.map((fault) => `  ${fault}`)].join('\n'))
      isGood &&= faults.length === 0
    }
    return isGood
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
