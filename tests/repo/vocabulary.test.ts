import { describe, expect, it } from 'vitest'
import { findMentionedTypes, findPropFaults, findRestFaults } from './prop-rules'
import { exportedNames } from './published-rules'
import { manifestOf, repositoryFiles, textOf } from './repository'
import { findSpecifiedTexts, findWordFaults, readRequirementRows } from './word-rules'

/** Sources of the library: components, tokens and pages of Storybook, without the product's features. */
const LIBRARY = repositoryFiles('packages/ui/src').filter(
  (file) => /\.(tsx?|mdx)$/.test(file) && !/\/features\/|\/land-data/.test(file),
)
/** Everything else that has texts, identifiers and titles. The rules about words quote the words. */
const ROOMS = [
  ...LIBRARY,
  ...[
    '.storybook',
    'packages/ui/src/features',
    'packages/domain/src',
    'packages/api-client/src',
    'apps/portal/src',
    'apps/gateway/src/holdings',
    'apps/gateway/src/mail',
    'apps/gateway/src/saves',
    'apps/gateway/src/idp',
    'apps/gateway/src/stand-ins',
    'tests',
    'scripts',
  ]
    .flatMap((room) => repositoryFiles(room))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/^tests\/(bench\/|repo\/(word-rules|vocabulary))/.test(file)),
]
/** Files of the published entry points. */
const ENTRIES = Object.entries(manifestOf('packages/ui').exports ?? {})
  .filter(([name, file]) => !name.startsWith('./features/') && !file.endsWith('.css'))
  .map(([, file]) => `packages/ui/${file.slice(2)}`)

const props = (members: string) => `export interface KnobProps {\n  ${members}\n}\n`

describe('the vocabulary of props', () => {
  it.each([
    ['words?: Partial<KnobLabels>', 'labels'],
    ['drawingTexts?: KnobLabels', 'labels'],
    ['labels?: KnobLabels', 'Partial'],
    ['onPress?: () => void', 'onClick'],
    ['onDismiss?: () => void', 'onClose'],
    ['onToggle?: (isSelected: boolean) => void', 'onChange'],
    ['disabled?: boolean', 'disabledReason'],
    ['fixedReason?: string', 'disabledReason'],
    ['tagLimit?: number', 'max'],
    ['canMove?: (id: string) => string | undefined', 'Error'],
    ['onChange?: (event: ChangeEvent<HTMLInputElement>) => void', 'value first'],
    ['value?: string\n  onChange?: (value: string) => void', 'defaultValue'],
    ['isPressed: boolean', 'isSelected'],
    ['end?: ReactNode', 'trailing'],
  ])('refuses %s', (members, instead) => {
    const faults = findPropFaults('packages/ui/src/knob/Knob.tsx', props(members))
    expect(faults.map(({ fault }) => fault)).toEqual([expect.stringContaining(instead)])
  })

  it.each([
    ['labels?: Partial<KnobLabels>'],
    ['label: string'],
    ['value?: string\n  defaultValue?: string\n  onChange?: (value: string, event: ChangeEvent) => void'],
    ['disabledReason?: string\n  canRemove?: boolean'],
    ['getMoveError?: (id: string) => string | undefined'],
  ])('accepts %s', (members) => {
    expect(findPropFaults('packages/ui/src/knob/Knob.tsx', props(members))).toEqual([])
  })

  it('is the same in every published component', () => {
    expect(ENTRIES.length).toBeGreaterThan(90)
    expect(ENTRIES.flatMap((file) => findPropFaults(file, textOf(file)))).toEqual([])
  })

  it('passes the rest of the props on in every component that has a root', () => {
    const knob = (body: string) => findRestFaults('a.tsx', `export function Knob({ label, ...rest }) { ${body} }`)
    expect(knob('return <b>{label}</b>').map(({ fault }) => fault)).toEqual(['Knob does not pass on its rest props'])
    expect(knob('return <b {...rest}>{label}</b>')).toEqual([])
    expect(ENTRIES.flatMap((file) => findRestFaults(file, textOf(file)))).toEqual([])
  })

  it('has an exported type for all that a public prop mentions', () => {
    expect(
      findMentionedTypes('a.tsx', "import type { Item } from './item'\nexport interface AProps { item: Item }"),
    ).toEqual(['Item'])
    const exported = new Set(
      ENTRIES.flatMap((file) => exportedNames(textOf(file)).map((name) => name.replace('type ', ''))),
    )
    const missing = ENTRIES.flatMap((file) =>
      findMentionedTypes(file, textOf(file))
        .filter((name) => !exported.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })
})

describe('plain words', () => {
  it.each([
    ['const isTold = 1', 'told'],
    ['const held = 1', 'held'],
    ["const a = 'The list is read anew.'", 'anew'],
    ['const a = `Tried again by itself, ${b}.`', 'by itself'],
    ['export const A = () => <p>Somebody else saved it.</p>', 'Somebody'],
    ['function A(props) { const { a, ...others } = props }', 'others'],
    ["it('is told once', () => {})", 'told'],
    ['const handOnFocus = 1', 'hand on'],
  ])('are missing in: %s', (text, word) => {
    expect(findWordFaults('packages/ui/src/a.tsx', text).map(({ fault }) => fault.toLowerCase())).toEqual([
      expect.stringContaining(word.toLowerCase()),
    ])
  })

  it.each([
    ['// A comment may say that somebody is told.'],
    ["const a = 'A quota is given in the file.'"],
    ['const { a, ...rest } = props'],
    ["const a = 'Somebody else saved it.' // specified: USER-118"],
    ["import { a } from './told'"],
    ["const a = 'Bin 01-ANew'"],
  ])('are all there is in: %s', (text) => {
    expect(findWordFaults('packages/ui/src/a.tsx', text)).toEqual([])
  })

  it('are read in pages too', () => {
    expect(findWordFaults('packages/ui/src/a.mdx', '# Guide\n\nWhoever reads this.\n')).toEqual([
      { file: 'packages/ui/src/a.mdx', line: 3, fault: '"whoever" in the text' },
    ])
  })

  it('are used in every room', () => {
    expect(ROOMS.length).toBeGreaterThan(1000)
    expect(ROOMS.flatMap((file) => findWordFaults(file, textOf(file)))).toEqual([])
  })
})

describe('specified texts', () => {
  const rows = new Map(repositoryFiles('docs/requirements').flatMap((file) => readRequirementRows(textOf(file))))

  it.each([
    ["saved: 'User updated.', // specified: ERR-53", 'ERR-53', 'User updated.'],
    ['failed: (name) => `Failed to add ${name}.`, // specified: ERR-50', 'ERR-50', 'Failed to add ….'],
  ])('are found with their row: %s', (line, row, text) => {
    expect(findSpecifiedTexts('a.ts', line)).toEqual([{ file: 'a.ts', line: 1, row, text }])
    expect(rows.get(row)).toContain(`'${text}'`)
  })

  it('are those of the requirements, letter by letter [MSG-76]', () => {
    expect(rows.size).toBeGreaterThan(500)
    const texts = repositoryFiles()
      .filter((file) => /^(packages|apps)\/.*\.tsx?$/.test(file))
      .flatMap((file) => findSpecifiedTexts(file, textOf(file)))
    expect(texts.length).toBeGreaterThan(120)
    expect(texts.filter(({ row, text }) => rows.get(row)?.includes(`'${text}'`) !== true)).toEqual([])
  })
})
