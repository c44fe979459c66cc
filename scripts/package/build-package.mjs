import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, parseSync, runnerImport } from 'vite'
import { finishTypes } from './finish-types.mjs'
import { manifestToPublish } from './manifest-to-publish.mjs'

/** Files of packages/ui that are published as they are. */
const TEXTS = ['README.md', 'CHANGELOG.md', 'LICENSE', 'NOTICES.md']

/**
 * Builds the design system as it is published: Vite writes one module for each that an entry point reaches, tsc the
 * declarations. With them come the style sheets, the tokens as JSON, and a manifest of its own.
 * @param {string} root of the repository
 * @param {string} out the folder it is built into; emptied first
 * @returns {Promise<import('./manifest-to-publish.mjs').PublishedManifest>}
 * @throws {Error} when it does not compile, or imports what is not published
 */
export async function buildPackage(root, out) {
  const source = path.join(root, 'packages', 'ui')
  const own = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'))
  const published = Object.entries(own.exports).filter(([name]) => !name.startsWith('./features/'))
  const modules = published.filter(([, file]) => !file.endsWith('.css'))
  const imported = [
    ...(await buildModules(source, new Map(modules), out)),
    ...buildTypes(
      root,
      modules.map(([, file]) => file),
      out,
    ),
  ]

  for (const [, file] of published.filter(([name]) => name.endsWith('.css'))) {
    const text = readFileSync(path.join(source, file), 'utf8')
    imported.push(...[...text.matchAll(/@import\s+'([^']+)'/g)].map((match) => match[1] ?? ''))
    cpSync(path.join(source, file), path.join(out, path.relative('src', file)))
  }
  for (const [name, text] of Object.entries(await writtenFromTokens(source))) writeFileSync(path.join(out, name), text)

  const manifest = manifestToPublish(own, imported)
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const name of TEXTS) cpSync(path.join(source, name), path.join(out, name))
  return manifest
}

/**
 * The style sheets that `ThemeStyles` adopts, for pages that are rendered on a server, and the tokens as data.
 * @param {string} source folder of the package
 * @returns {Promise<Record<string, string>>} by file
 */
async function writtenFromTokens(source) {
  const load = async (/** @type {string} */ file) =>
    (await runnerImport(path.join(source, 'src', 'tokens', file), { configFile: false })).module
  const { themeCss } = await load('theme-css.ts')
  const { baseCss } = await load('base-css.ts')
  const { tokensJson } = await load('tokens-json.ts')
  return {
    'styles.css': themeCss() + baseCss(),
    'tokens.css': themeCss(),
    'tokens.json': `${JSON.stringify(tokensJson(), null, 2)}\n`,
  }
}

/**
 * @param {string} source folder of the package
 * @param {Map<string, string>} entryPoints by name: the module, from that folder
 * @param {string} out
 * @returns {Promise<string[]>} the packages and files of packages that the modules import
 */
async function buildModules(source, entryPoints, out) {
  const result = await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    // Ids that are the same on a server and in a browser, and no styles of components that nobody imports.
    oxc: {
      plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } },
    },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      sourcemap: true,
      // As for a server, because Vite then leaves style sheets and `new URL(…, import.meta.url)` to the application's bundler.
      ssr: true,
      rolldownOptions: {
        input: Object.fromEntries(
          [...entryPoints.keys()].map((name) => [name.replace('.', 'entries'), `entry:${name}`]),
        ),
        preserveEntrySignatures: 'strict',
        plugins: [
          {
            name: 'entry-points',
            resolveId: (id) => (id.startsWith('entry:') ? id : undefined),
            load: (id) =>
              id.startsWith('entry:') ? entryPoint(source, entryPoints.get(id.slice(6)) ?? '') : undefined,
          },
        ],
        external: (id) => !path.isAbsolute(id) && !/^(?:\.|entry:)/.test(id),
        output: { preserveModules: true, preserveModulesRoot: path.join(source, 'src'), entryFileNames: '[name].js' },
      },
    },
  })
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ ([result].flat()[0])
  const written = new Set(output.map((file) => file.fileName))
  return output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports].filter((name) => !written.has(name)) : [],
  )
}

/**
 * An entry point exports each value from the module that defines it. Its own module may be for browsers alone, and what a server
 * component imports through `"use client"` is a reference, of which data has neither length nor keys.
 * @param {string} source folder of the package
 * @param {string} file from that folder
 * @returns {string} the code of the entry point
 */
function entryPoint(source, file) {
  const from = path.join(source, file)
  const { staticExports } = parseSync(file, readFileSync(from, 'utf8')).module
  return staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName, importName, moduleRequest }) => {
      const target = moduleRequest ? path.resolve(path.dirname(from), moduleRequest.value) : from
      return `export { ${moduleRequest ? importName.name : exportName.name} as ${exportName.name} } from '${target}'`
    })
    .join('\n')
}

/**
 * @param {string} root of the repository
 * @param {string[]} entries from the folder of the package
 * @param {string} out
 * @returns {Set<string>} the packages that the declarations import
 */
function buildTypes(root, entries, out) {
  const emitted = mkdtempSync(path.join(tmpdir(), 'sitewright-types-'))
  try {
    const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const args = [tsc, '-p', path.join(root, 'packages', 'ui', 'tsconfig.build.json'), '--outDir', emitted]
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`packages/ui does not build:\n${stdout}`)
    /** @type {Set<string>} */
    const packages = new Set()
    // A set is walked on to what is added meanwhile.
    const files = new Set(entries.map((file) => path.relative('src', file).replace(/\.tsx?$/, '.d.ts')))
    for (const file of files) {
      const { text, imported } = finishTypes(readFileSync(path.join(emitted, file), 'utf8'))
      mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
      writeFileSync(path.join(out, file), text)
      for (const name of imported)
        if (name.startsWith('.')) files.add(`${path.join(path.dirname(file), name)}.d.ts`)
        else packages.add(name)
    }
    return packages
  } finally {
    rmSync(emitted, { recursive: true })
  }
}
