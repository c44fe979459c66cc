import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { specifiersIn } from './module-graph.mjs'

const IMPORT = /^import \{([^}]*)\} from ['"]lucide-react['"]/gm

/**
 * Copies the icons that a built package uses out of lucide-react into its folder `lucide`, with the license, and imports them from
 * there.
 *
 * Two modules of lucide-react begin with `"use client"`, for which Vite warns in every application that imports them. A copy can
 * lose the directive like our own modules.
 * @param {string} source folder of lucide-react
 * @param {string} out folder of the built package
 * @param {string[]} modules all its modules
 * @returns {string[]} the copied modules
 * @throws {Error} for an icon that lucide-react doesn't have
 */
export function copyIcons(source, out, modules) {
  const from = path.join(source, 'dist', 'esm')
  const files = iconFiles(readFileSync(path.join(from, 'lucide-react.mjs'), 'utf8'))
  const target = (/** @type {string} */ file) =>
    path.join(out, 'lucide', path.relative(from, file).replace(/\.mjs$/, '.js'))
  /** @type {string[]} */
  const open = []
  for (const module of modules) {
    const text = readFileSync(module, 'utf8')
    const replaced = text.replaceAll(IMPORT, (_, list) =>
      namesIn(list)
        .map(([name, local]) => {
          const file = files.get(name)
          if (file === undefined) throw new Error(`${module} imports ${name}, which lucide-react doesn't have`)
          open.push(path.join(from, file))
          const relative = path.relative(path.dirname(module), target(path.join(from, file))).replaceAll(path.sep, '/')
          return `import ${local} from '${relative.startsWith('.') ? relative : `./${relative}`}'`
        })
        .join(';\n'),
    )
    if (replaced !== text) writeFileSync(module, replaced)
  }
  const copied = new Set()
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (copied.has(file)) continue
    copied.add(file)
    const text = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL.*\n?/m, '')
    for (const specifier of specifiersIn(text))
      if (specifier.startsWith('.')) open.push(path.resolve(path.dirname(file), specifier))
    mkdirSync(path.dirname(target(file)), { recursive: true })
    writeFileSync(target(file), text.replace(/^"use strict";\n/, '').replaceAll(/\.mjs(['"])/g, '.js$1'))
  }
  cpSync(path.join(source, 'LICENSE'), path.join(out, 'lucide', 'LICENSE'))
  return [...copied].map(target)
}

/**
 * @param {string} index the module that exports all icons
 * @returns {Map<string, string>} by exported name: the module of the icon
 */
function iconFiles(index) {
  return new Map(
    [...index.matchAll(/^export \{([^}]*)\} from '(\.\/icons\/[^']+)'/gm)].flatMap(([, list = '', file = '']) =>
      namesIn(list).map(([, exported]) => /** @type {const} */ ([exported, file])),
    ),
  )
}

/**
 * @param {string} list `Copy, X as Close`
 * @returns {[name: string, local: string][]}
 */
function namesIn(list) {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', local = name] = part.split(' as ')
      return [name, local]
    })
}
