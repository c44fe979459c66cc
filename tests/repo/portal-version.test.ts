import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portalVersion } from '../../apps/portal/version'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-version-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Builds a portal of three files, of which one is loaded when it is needed. */
async function buildPortal(name: string, leaf: string) {
  const root = path.join(folder, name)
  fs.mkdirSync(root, { recursive: true })
  const files = {
    'package.json': '{ "version": "1.2.3" }',
    'index.html': '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>',
    'main.js': `import { version } from './version.js'
document.title = version()
document.onclick = () => import('./leaf.js')`,
    'version.js': 'export const version = () => __PORTAL_VERSION__',
    'leaf.js': leaf,
  }
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(root, file), text)
  await build({ root, configFile: false, logLevel: 'silent', plugins: [portalVersion()] })
  const dist = path.join(root, 'dist')
  const { version } = JSON.parse(fs.readFileSync(path.join(dist, 'version.json'), 'utf8')) as { version: string }
  const names = fs.readdirSync(path.join(dist, 'assets'))
  const entry = names.find((file) => file.startsWith('index-')) ?? ''
  return { version, names, code: fs.readFileSync(path.join(dist, 'assets', entry), 'utf8') }
}

describe('the version of the portal', () => {
  it('is the same for the same source wherever it is built, and is in the code [NAV-25]', async () => {
    const one = await buildPortal('one', 'document.title = "leaf"')
    const two = await buildPortal('two', 'document.title = "leaf"')
    expect(one.version).toMatch(/^1\.2\.3\+[0-9a-f]{16}$/)
    expect(one.code).toContain(one.version)
    expect(one.code).not.toContain('PORTAL')
    expect(two).toEqual(one)
  })

  it('is another one as soon as a file is, and so is the name of its chunk [NAV-24]', async () => {
    const before = await buildPortal('before', 'document.title = "before"')
    const after = await buildPortal('after', 'document.title = "after!"')
    expect(after.version).not.toBe(before.version)
    expect(after.code).toContain(after.version)
    expect(before.names.filter((name) => after.names.includes(name))).toEqual([])
  })
})
