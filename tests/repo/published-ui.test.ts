import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackage } from '../../scripts/package/build-package.mjs'
import { lintPackage } from '../../scripts/package/lint-package.mjs'
import type { PublishedManifest } from '../../scripts/package/manifest-to-publish.mjs'
import { specifiersIn } from '../../scripts/package/module-graph.mjs'
import { exportedNames, needsMark, unmarkedModules } from './published-rules'
import { manifestOf, ROOT, textOf } from './repository'

/** An application that has installed what is published, with the dependencies of this repository around it. */
let app: string
let ui: string
let manifest: PublishedManifest

beforeAll(() => {
  app = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-published-')))
  ui = path.join(app, 'node_modules', '@sitewright', 'ui')
  mkdirSync(path.dirname(ui), { recursive: true })
  for (const modules of ['node_modules', 'packages/ui/node_modules'].map((folder) => path.join(ROOT, folder))) {
    if (!existsSync(modules)) continue
    for (const name of readdirSync(modules).filter((entry) => !entry.startsWith('.') && entry !== '@sitewright'))
      symlinkSync(path.join(modules, name), path.join(app, 'node_modules', name))
  }
  manifest = buildPackage(ROOT, ui)
}, 120_000)
afterAll(() => rmSync(app, { recursive: true, force: true }))

const built = () =>
  readdirSync(ui, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

describe('the design system as it is published', () => {
  it('has nothing that publint finds fault with', async () => {
    expect((await lintPackage(ui)).map((message) => message.code)).toEqual([])
  })

  it('is seen by publint when a door leads nowhere', async () => {
    const folder = mkdtempSync(path.join(app, 'broken-'))
    const exports = { './button': './button/Knob.js' }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, exports }))
    expect((await lintPackage(folder)).map((message) => message.code)).toContain('FILE_DOES_NOT_EXIST')
  })

  it('has a door for every published component, and no two to the same file', () => {
    const doors = Object.keys(manifestOf('packages/ui').exports ?? {}).filter((door) => !door.startsWith('./features/'))
    expect(Object.keys(manifest.exports)).toEqual(doors)
    const targets = Object.values(manifest.exports).map((target) => target.default)
    expect(new Set(targets).size).toBe(targets.length)
  })

  it('holds nothing of the features, of domain, nor of what tests it', () => {
    const files = built().map((file) => path.relative(ui, file))
    expect(files.filter((file) => /features|foundations|stories|\.test\.|fixture/.test(file))).toEqual([])
    expect(files.filter((file) => !/\.(js|d\.ts)$|^package\.json$|^README\.md$/.test(file))).toEqual([])
    const imported = built().flatMap((file) => (file.endsWith('.md') ? [] : specifiersIn(readFileSync(file, 'utf8'))))
    expect(imported.filter((name) => name.startsWith('@sitewright/'))).toEqual([])
    expect(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })).not.toContain('@sitewright/domain')
  })

  it('exports these names, by door', async () => {
    const lines = Object.entries(manifest.exports).map(
      ([door, { types }]) => `${door}: ${exportedNames(readFileSync(path.join(ui, types), 'utf8')).join(', ')}`,
    )
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('snapshots/ui-surface.txt')
  })

  it('marks every module that needs a browser with "use client"', () => {
    const doors = Object.values(manifest.exports).map((target) => path.join(ui, target.default))
    expect(unmarkedModules(doors)).toEqual([])
  })

  it.each([
    ["import { useState } from 'react'\n", true],
    ["import { jsx as _jsx } from 'react/jsx-runtime'\nexport const a = _jsx('b', { onClick: () => 1 })\n", true],
    ["import { Popover } from 'react-aria-components'\n", true],
    ["import { Children } from 'react'\nimport { styled } from 'styled-components'\n", false],
  ])('tells whether a module needs the mark: %s', (text, expected) => {
    expect(needsMark(text)).toBe(expected)
  })
})

describe('the example in the README', () => {
  const compile = (source: string, moduleResolution: string) => {
    writeFileSync(path.join(app, 'example.tsx'), source)
    const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext'
    const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--target', 'es2023', '--types', 'node,vite/client']
    const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
    const args = [tsc, ...options, '--module', module, '--moduleResolution', moduleResolution, 'example.tsx']
    return spawnSync(process.execPath, args, { cwd: app, encoding: 'utf8' }).stdout
  }
  const example = /```tsx\n([\s\S]*?)```/.exec(textOf('packages/ui/README.md'))?.[1] ?? ''

  it.each(['nodenext', 'bundler'])('compiles against the published types, resolved as %s', (resolution) => {
    expect(example).toContain('@sitewright/ui/button')
    expect(compile(example, resolution)).toBe('')
  })

  it('would not compile with a prop that is not there', () => {
    expect(compile(example.replace('<Button ', '<Button colour="red" '), 'bundler')).toContain('colour')
  })
})

describe('an application that bundles it', () => {
  const bundle = async (source: string) => {
    const entry = path.join(app, 'entry.js')
    writeFileSync(entry, source)
    const output = await build({
      root: app,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        lib: { entry, formats: ['es'], cssFileName: 'fonts' },
        rollupOptions: { external: /^react/ },
      },
    })
    const { output: files } = [output].flat()[0] as { output: { fileName: string; code?: string }[] }
    return { code: files.map((file) => file.code ?? '').join(''), names: files.map((file) => file.fileName) }
  }

  it('pays nothing for a component that it imports and does not use', async () => {
    const { code } = await bundle("import { Button } from '@sitewright/ui/button'\nexport const answer = 42\n")
    expect(code).not.toContain('styled')
    expect(code.length).toBeLessThan(200)
  })

  it('gets the fonts with the themes', async () => {
    const { names } = await bundle("export { ThemeStyles } from '@sitewright/ui/themes'\n")
    expect(names.filter((name) => name.endsWith('.css'))).toHaveLength(1)
  })
})
