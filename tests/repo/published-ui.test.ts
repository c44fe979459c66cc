import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
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
import react from '@vitejs/plugin-react'
import { build, createLogger } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackage } from '../../scripts/package/build-package.mjs'
import { lintPackage } from '../../scripts/package/lint-package.mjs'
import type { PublishedEntry, PublishedManifest } from '../../scripts/package/manifest-to-publish.mjs'
import { readmeExamples } from '../../scripts/package/readme-examples.mjs'
import { exportedNames, isMarked, markedData, needsMark, specifiersIn, surfaceChanges } from './published-rules'
import { manifestOf, repositoryFiles, ROOT, textOf } from './repository'

/** Optional peers that the application of this test does not have. */
const MAP_ENGINES = ['maplibre-gl', 'mapbox-gl', 'react-map-gl', '@vis.gl']

/** An empty application that has installed the packed library. Its dependencies are links to those of this repository. */
let app: string
let ui: string
let manifest: PublishedManifest

beforeAll(async () => {
  app = realpathSync(mkdtempSync(path.join(tmpdir(), 'sitewright-published-')))
  ui = path.join(app, 'node_modules', '@sitewright', 'ui')
  mkdirSync(ui, { recursive: true })
  for (const modules of ['node_modules', 'packages/ui/node_modules'].map((folder) => path.join(ROOT, folder))) {
    if (!existsSync(modules)) continue
    for (const name of readdirSync(modules)) {
      if (name.startsWith('.') || name === '@sitewright' || MAP_ENGINES.includes(name)) continue
      symlinkSync(path.join(modules, name), path.join(app, 'node_modules', name))
    }
  }
  // Beside its dependencies, because the build imports some of the modules that it writes.
  const packed = path.join(app, 'packed')
  manifest = await buildPackage(ROOT, packed)
  execFileSync('npm', ['pack', '--pack-destination', app, '--silent'], { cwd: packed })
  const tarball = readdirSync(app).find((name) => name.endsWith('.tgz')) ?? ''
  execFileSync('tar', ['-xzf', path.join(app, tarball), '-C', ui, '--strip-components=1'])
  rmSync(packed, { recursive: true })
  cpSync(path.join(ROOT, 'tests/repo/consumer'), app, { recursive: true })
  writeFileSync(path.join(app, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module' }))
}, 120_000)
afterAll(() => rmSync(app, { recursive: true, force: true }))

/** The entry points that are modules. The others are style sheets. */
const moduleEntries = () =>
  Object.entries(manifest.exports).filter((entry): entry is [string, PublishedEntry] => typeof entry[1] !== 'string')

/** Compiles files of the application against the published types, and returns what the compiler reports. */
const compile = (files: string[], moduleResolution: 'nodenext' | 'bundler', outDir?: string, flags: string[] = []) => {
  const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext'
  const options = ['--strict', '--jsx', 'react-jsx', '--target', 'es2023', '--types', 'node,vite/client']
  const output = outDir === undefined ? ['--noEmit'] : ['--outDir', outDir]
  const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const args = [
    tsc,
    ...options,
    ...flags,
    ...output,
    '--module',
    module,
    '--moduleResolution',
    moduleResolution,
    ...files,
  ]
  return spawnSync(process.execPath, args, { cwd: app, encoding: 'utf8' }).stdout
}

const built = () =>
  readdirSync(ui, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

describe('the design system as it is published', () => {
  it('has nothing that publint finds fault with', async () => {
    expect((await lintPackage(ui)).map((message) => message.code)).toEqual([])
  })

  it('is rejected by publint when an entry point has no file', async () => {
    const folder = mkdtempSync(path.join(app, 'broken-'))
    const exports = { './button': './button/Knob.js' }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, exports }))
    expect((await lintPackage(folder)).map((message) => message.code)).toContain('FILE_DOES_NOT_EXIST')
  })

  it('has one entry point for each published component, and its style sheets', () => {
    const own = Object.keys(manifestOf('packages/ui').exports ?? {}).filter((name) => !name.startsWith('./features/'))
    expect(Object.keys(manifest.exports)).toEqual([...own, './styles.css', './tokens.css', './tokens.json'])
    const targets = moduleEntries().map(([, target]) => target.default)
    expect(new Set(targets).size).toBe(targets.length)
    for (const target of Object.values(manifest.exports))
      if (typeof target === 'string') expect(readFileSync(path.join(ui, target), 'utf8')).not.toBe('')
  })

  it('holds nothing of the features, of domain, nor of what tests it', () => {
    const files = built().map((file) => path.relative(ui, file))
    expect(
      files.filter((file) => /features|foundations|stories|description|example|\.test\.|fixture/.test(file)),
    ).toEqual([])
    const isExpected = (file: string) =>
      /\.(js|js\.map|d\.ts|css)$|^(package|tokens)\.json$|^(README|CHANGELOG|NOTICES)\.md$|^LICENSE$/.test(file)
    expect(files.filter((file) => !isExpected(file))).toEqual([])
    const imported = built().flatMap((file) =>
      /\.(?:js|d\.ts)$/.test(file) ? specifiersIn(readFileSync(file, 'utf8')) : [],
    )
    expect(imported.length).toBeGreaterThan(500)
    expect(imported.filter((name) => name.startsWith('@sitewright/'))).toEqual([])
    expect(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })).not.toContain('@sitewright/domain')
  })

  it('exports these names, by entry point', async () => {
    const lines = moduleEntries().map(
      ([name, { types }]) => `${name}: ${exportedNames(readFileSync(path.join(ui, types), 'utf8')).join(', ')}`,
    )
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('snapshots/ui-surface.txt')
  })

  it('lists each name that was added or removed since the release in the changelog', async () => {
    const [before, after] = ['ui-surface-1.0.0.txt', 'ui-surface.txt'].map((name) =>
      textOf(`tests/repo/snapshots/${name}`),
    )
    const text = textOf('packages/ui/CHANGELOG.md')
    const lines = surfaceChanges(before ?? '', after ?? '').join('\n')
    const listed = text.replace(/(<!-- entry points -->\n)[^]*?(<!-- \/entry points -->)/, `$1\n${lines}\n\n$2`)
    await expect(listed).toMatchFileSnapshot('../../packages/ui/CHANGELOG.md')
  })

  it.each([
    ['a: X', 'a: X, type Y', '- Added to `a`: `type Y`.'],
    ['a: X, Y', 'a: X', '- Removed from `a`: `Y`.'],
    ['a: X', 'a: X\nb: Z', '- Added the entry point `b` with `Z`.'],
    ['a: X\nb: Z', 'a: X', '- Removed the entry point `b` with `Z`.'],
  ])('notices that %j became %j', (before, after, line) => {
    expect(surfaceChanges(before, after)).toEqual([line])
  })

  it('marks each module for the client that a server component would run and cannot', () => {
    const open = new Set(moduleEntries().map(([, target]) => path.join(ui, target.default)))
    const missing: string[] = []
    for (const file of open) {
      const text = readFileSync(file, 'utf8')
      if (isMarked(text)) continue
      if (needsMark(text)) missing.push(path.relative(ui, file))
      for (const name of specifiersIn(text)) if (name.startsWith('.')) open.add(path.resolve(path.dirname(file), name))
    }
    expect(open.size).toBeGreaterThan(200)
    expect(missing).toEqual([])
  })

  it('exports data and functions from modules that run on a server too', () => {
    const data = moduleEntries().flatMap(([name, target]) => {
      const file = path.join(ui, target.default)
      const isFromMarked = (specifier: string) =>
        isMarked(readFileSync(path.resolve(path.dirname(file), specifier), 'utf8'))
      return markedData(readFileSync(file, 'utf8'), isFromMarked).map((exported) => `${name}: ${exported}`)
    })
    // They move the focus, and adapt what a hook returns: a server has no use for them.
    expect(data).toEqual([
      './conflict-panel: focusUnresolved',
      './editable-table: focusAddedRow',
      './form: toFieldProps',
    ])
    expect(markedData('export { THEMES, ThemeStyles } from "../x.js";\n', () => true)).toEqual(['THEMES'])
  })

  it('has a source map with its source for every module but the entry points', () => {
    const modules = built().filter((file) => file.endsWith('.js') && !file.startsWith(path.join(ui, 'entries')))
    const missing = modules.filter(
      (file) => !existsSync(`${file}.map`) || !readFileSync(`${file}.map`, 'utf8').includes('"sourcesContent":["'),
    )
    expect(missing.map((file) => path.relative(ui, file))).toEqual([])
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

describe('an application in Node', () => {
  /** Runs a module of the application, and returns what it prints. */
  const run = (source: string): unknown => {
    writeFileSync(path.join(app, 'run.mjs'), source)
    return JSON.parse(execFileSync(process.execPath, ['run.mjs'], { cwd: app, encoding: 'utf8', stdio: 'pipe' }))
  }

  it('imports every entry point', () => {
    const result = run(`
      const failures = []
      for (const name of ${JSON.stringify(moduleEntries().map(([name]) => name.slice(2)))})
        await import('@sitewright/ui/' + name).catch((error) => failures.push([name, error.message]))
      console.log(JSON.stringify(failures))`)
    expect(result).toEqual([])
  })

  it('renders every component to a string, and needs no map engine for it', () => {
    expect(compile(['samples.tsx', 'render.tsx'], 'nodenext', 'rendered')).toBe('')
    const printed = execFileSync(process.execPath, ['rendered/render.js'], { cwd: app, encoding: 'utf8' })
    const results = JSON.parse(printed) as Record<string, { html?: string; error?: string }>
    expect(Object.entries(results).filter(([, { error }]) => error !== undefined)).toEqual([])
    expect(results['button']?.html).toContain('Save')
    expect(results['phase-board']?.html).toMatch(/<li data-item="w"[^]*Weld/)
    // A board that is not virtualized adds its cards in slices, and only in a browser.
    expect(results['phase-board-whole']?.html).toMatch(/<li data-item="w"[^]*Weld[^]*<li data-item="p"[^]*Probe/)
  })

  it('has a sample of every component', () => {
    const text = textOf('tests/repo/consumer/samples.tsx')
    const components = moduleEntries().flatMap(([, { types }]) =>
      exportedNames(readFileSync(path.join(ui, types), 'utf8')).filter((name) => /^[A-Z][a-z]/.test(name)),
    )
    expect(components.length).toBeGreaterThan(80)
    expect(components.filter((name) => !text.includes(`<${name}`))).toEqual([])
  })
})

describe('the examples in the README', () => {
  const examples = readmeExamples(ROOT)
  const example = examples.get('App') ?? ''

  it('compile, each as a file of its own', () => {
    expect(examples.size).toBeGreaterThan(6)
    for (const [name, code] of examples) writeFileSync(path.join(app, `${name}.tsx`), code)
    expect(compile([...[...examples.keys()].map((name) => `${name}.tsx`), 'next.d.ts'], 'bundler')).toBe('')
  })

  it.each(['nodenext', 'bundler'] as const)('compiles against the published types, resolved as %s', (resolution) => {
    expect(example).toContain('@sitewright/ui/button')
    writeFileSync(path.join(app, 'example.tsx'), example)
    expect(compile(['example.tsx'], resolution)).toBe('')
  })

  it('accepts undefined for an optional prop, as a caller without an error passes it', () => {
    writeFileSync(path.join(app, 'example.tsx'), example.replace('<TextField ', '<TextField error={undefined} '))
    expect(compile(['example.tsx'], 'bundler', undefined, ['--exactOptionalPropertyTypes'])).toBe('')
  })

  it('would not compile with a prop that is not there', () => {
    writeFileSync(path.join(app, 'example.tsx'), example.replace('<Button ', '<Button colour="red" '))
    expect(compile(['example.tsx'], 'bundler')).toContain('colour')
  })
})

it('compiles every example of a documentation page', () => {
  const examples = repositoryFiles('packages/ui/src').filter((file) => file.endsWith('.example.tsx'))
  expect(examples.length).toBeGreaterThan(10)
  for (const file of examples) cpSync(path.join(ROOT, file), path.join(app, path.basename(file)))
  expect(
    compile(
      examples.map((file) => path.basename(file)),
      'bundler',
    ),
  ).toBe('')
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

  it('builds all components without a warning and without a map engine', async () => {
    const warnings: string[] = []
    const logger = createLogger('warn')
    logger.warn = (message) => void warnings.push(message)
    logger.warnOnce = logger.warn
    const output = await build({
      root: app,
      configFile: false,
      customLogger: logger,
      plugins: [react()],
      build: { write: false, chunkSizeWarningLimit: 2000 },
    })
    const { output: files } = [output].flat()[0] as { output: { fileName: string; source?: unknown }[] }
    expect(warnings).toEqual([])
    const styles = files.filter((file) => file.fileName.endsWith('.css')).map((file) => String(file.source))
    expect(styles.join('')).toMatch(/@font-face[^]*--sw-/)
  })

  it('gets both map engines, each in a chunk of its own, when it installs them', async () => {
    const names = MAP_ENGINES.filter((name) => existsSync(path.join(ROOT, 'node_modules', name)))
    const links = names.map((name) => path.join(app, 'node_modules', name))
    try {
      for (const [index, name] of names.entries())
        symlinkSync(path.join(ROOT, 'node_modules', name), links[index] ?? '')
      const { code } = await bundle(
        "export { maplibreEngine } from '@sitewright/ui/maplibre-engine'\nexport { mapboxEngine } from '@sitewright/ui/mapbox-engine'\n",
      )
      expect(code).toMatch(/import\([^)]*MapLibreMap/)
      expect(code).toMatch(/import\([^)]*MapboxMap/)
    } finally {
      for (const link of links) rmSync(link)
    }
  })
})
