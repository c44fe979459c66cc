import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { announcementOf } from './announcement'
import { readConfig } from './config'
import { PACKAGE } from './edition'
import { serveStorybook } from './storybook'

const folders: string[] = []

const makeFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-storybook-'))
  folders.push(folder)
  return folder
}

const buildStorybook = (): string => {
  const folder = makeFolder()
  fs.writeFileSync(path.join(folder, 'index.html'), '<title>Design system</title><script>start()</script>')
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true })
})

describe('Storybook beside a started gateway', () => {
  const demo = readConfig({})

  it('answers on this machine where it was built, and the console shows its address', async () => {
    const storybook = await serveStorybook(demo, buildStorybook())
    if (storybook === undefined) throw new Error('Storybook is not served.')
    try {
      expect(new URL(storybook.url).hostname).toBe('127.0.0.1')
      const page = await fetch(storybook.url)
      expect(page.headers.get('content-type')).toContain('text/html')
      expect(await page.text()).toContain('Design system')
      expect((await fetch(new URL('..%2f..%2fetc%2fpasswd', storybook.url))).ok).toBe(false)
      expect((await fetch(storybook.url, { method: 'POST' })).ok).toBe(false)
      expect(await announcementOf(demo, 'http://localhost:8080/', storybook.url)).toContain(
        `\nStorybook: ${storybook.url}\n`,
      )
    } finally {
      await storybook.close()
    }
  })

  it('is neither served nor shown where it was not built', async () => {
    expect(await serveStorybook(demo, makeFolder())).toBeUndefined()
    expect(await announcementOf(demo, 'http://localhost:8080/')).not.toContain('Storybook')
  })

  it('is not served in production, nor from the production package', async () => {
    expect(await serveStorybook({ seed: 'none' }, buildStorybook())).toBeUndefined()
    expect(PACKAGE.storybookDist).toBeUndefined()
  })
})
