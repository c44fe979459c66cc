import { expect, it } from 'vitest'
import { repositoryFiles, textOf } from './repository'
import { findLine, isNode, parseModule, walk } from './syntax'

/*
 * The tooltip of the browser never appears for the keyboard or for touch, and Escape does not hide it. A text that is cut off, or an icon that
 * means more, shows itself in a tooltip of the library: OverflowTooltip with `data-hint`, or Tooltip.
 */

const SOURCES = repositoryFiles().filter(
  (file) => /^(packages\/ui|apps\/portal)\/src\/.*\.tsx$/.test(file) && !/\.(stories|test)\.tsx$|fixture/.test(file),
)

/** A native `<iframe>` has its accessible name there. The title of a page is an element of its own. */
const EXEMPT = new Set(['iframe', 'title'])

/** Elements that pass `title` on to the page: native ones, those of style modules, and Badge. */
function findTitles(file: string, text: string): string[] {
  const program = parseModule(file, text)
  const styled = new Set(['Badge'])
  walk(program, (node) => {
    if (node.type !== 'ImportDeclaration') return
    const { source, specifiers } = node
    if (!isNode(source) || !String(source.value).endsWith('.styles') || !Array.isArray(specifiers)) return
    for (const specifier of specifiers) if (isNode(specifier.local)) styled.add(String(specifier.local.name))
  })
  const found: string[] = []
  walk(program, (node) => {
    if (node.type !== 'JSXOpeningElement' || !isNode(node.name) || !Array.isArray(node.attributes)) return
    const tag = String(node.name.name)
    if (EXEMPT.has(tag) || !(/^[a-z]/.test(tag) || styled.has(tag))) return
    const hasTitle = node.attributes.some((one) => isNode(one) && isNode(one.name) && one.name.name === 'title')
    if (hasTitle) found.push(`${file}:${findLine(text, node.start)} ${tag}`)
  })
  if (/<svg[\s>]/.test(text) && text.includes('<title>')) found.push(`${file} title`)
  return found
}

it.each([
  ['<span title={name}>{id}</span>', 1],
  ['<Badge title="All of them">Some</Badge>', 1],
  ["import { Unit } from './Field.styles'\nconst unit = <Unit title={name} />", 1],
  ['<svg><title>Gap</title></svg>', 1],
  ['<iframe title="Preview" />', 0],
  ['<PageHeader title="Users" />', 0],
])('looks for the tooltip of the browser in %s', (text, count) => {
  expect(findTitles('a.tsx', text)).toHaveLength(count)
})

it('leaves no text to the tooltip of the browser', () => {
  expect(SOURCES.flatMap((file) => findTitles(file, textOf(file)))).toEqual([])
})
