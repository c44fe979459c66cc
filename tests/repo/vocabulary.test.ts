import { beforeAll, describe, expect, it } from 'vitest'
import { type Component, readComponents } from './component-props'
import { findMentionedTypes, findPropFaults, findRestFaults } from './prop-rules'
import { exportedNames } from './published-rules'
import { manifestOf, repositoryFiles, textOf } from './repository'
import { findSpecifiedTexts, findWordFaults, readRequirementRows } from './word-rules'

/** Every source and every page of Storybook. The rules about words quote the words. */
const SOURCES = repositoryFiles().filter(
  (file) => /\.(tsx?|mjs|mdx)$/.test(file) && !/^tests\/(bench\/|repo\/(word-rules|vocabulary))|\/land-data/.test(file),
)
/** Files of the published entry points. */
const ENTRIES = Object.entries(manifestOf('packages/ui').exports ?? {})
  .filter(([name, file]) => !name.startsWith('./features/') && !file.endsWith('.css'))
  .map(([, file]) => `packages/ui/${file.slice(2)}`)

/** Props that the vocabulary refuses, with the name or the rule in the message. */
const REFUSED: [props: string, instead: string][] = [
  ['{ words?: LabelTexts<KnobLabels> }', 'labels'],
  ['{ drawingTexts?: KnobLabels }', 'labels'],
  ['{ labels?: Partial<KnobLabels> }', 'LabelTexts'],
  ['{ onPress?: () => void }', 'onClick'],
  ['{ onDismiss?: () => void }', 'onClose'],
  ['{ onToggle?: (isSelected: boolean) => void }', 'onChange'],
  ['{ disabled?: boolean }', 'disabledReason'],
  ['{ fixedReason?: string }', 'disabledReason'],
  ['{ tagLimit?: number }', 'max'],
  ['{ canMove?: (id: string) => string | undefined }', 'Error'],
  ['{ onChange?: (event: ChangeEvent<HTMLInputElement>) => void }', 'value first'],
  ['{ value?: string; onChange?: (value: string) => void }', 'defaultValue'],
  ['{ isPressed: boolean }', 'isSelected'],
  ['{ end?: ReactNode }', 'trailing'],
  // Inherited from an element.
  ["Pick<ComponentPropsWithRef<'select'>, 'required' | 'value'>", 'isRequired'],
  ["Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'disabled' | 'required' | Common>", 'isReadOnly'],
  ["InputProps & { ref?: ComponentPropsWithRef<'button'>['ref']; disabled?: boolean }", 'disabledReason'],
  ["{ label: string } | Pick<ComponentPropsWithRef<'input'>, 'checked'>", 'isSelected'],
  ["Pick<ComponentPropsWithRef<'span'>, 'defaultChecked' | 'className'>", 'defaultSelected'],
  ["Pick<ComponentPropsWithRef<'form'>, 'onChange' | 'onSubmit'>", 'value first'],
]

const ACCEPTED = [
  '{ labels?: LabelTexts<KnobLabels> }',
  '{ label: string }',
  '{ value?: string; defaultValue?: string; onChange?: (value: string, event: ChangeEvent) => void }',
  '{ disabledReason?: string; canRemove?: boolean }',
  '{ getMoveError?: (id: string) => string | undefined }',
  "ElementProps<'input'>",
  "ElementProps<'form', 'children'> & InputProps",
]

/** A component for each of them, in this order, in a module that exists only for the type checker. */
const KNOBS = `
import type { ChangeEvent, ComponentPropsWithRef, ReactNode, TextareaHTMLAttributes } from 'react'
import type { ElementProps } from '../element-props/element-props'
import type { InputProps } from '../field/input-props'
import type { LabelTexts } from '../locale/label-texts'
interface KnobLabels { name: string; count: (total: number) => string }
type Common = 'onChange' | 'defaultValue' | 'defaultChecked'
${[...REFUSED.map(([type]) => type), ...ACCEPTED]
  .map((type, index) => `export function Knob${index}(_props: ${type}): ReactNode { return null }`)
  .join('\n')}
`

describe('the vocabulary of props', () => {
  let components: Component[] = []

  beforeAll(() => {
    components = readComponents(ENTRIES, { 'packages/ui/src/knob/Knob.tsx': KNOBS })
    // A busy machine takes several times the usual five seconds.
  }, 60_000)
  const faultsOf = (index: number): string[] =>
    components.filter(({ name }) => name === `Knob${index}`).flatMap(findPropFaults)

  it.each(REFUSED.map(([type, instead], index) => ({ type, instead, index })))(
    'refuses $type',
    ({ instead, index }) => {
      expect(faultsOf(index)).toEqual([expect.stringContaining(instead)])
    },
  )

  it.each(ACCEPTED.map((type, index) => ({ type, index: REFUSED.length + index })))('accepts $type', ({ index }) => {
    expect(components.some(({ name }) => name === `Knob${index}`)).toBe(true)
    expect(faultsOf(index)).toEqual([])
  })

  it('is the same in every published component, in props that it inherits too', () => {
    const published = components.filter(({ name }) => !/^Knob\d/.test(name))
    expect(published.length).toBeGreaterThan(80)
    expect(published.flatMap(({ props }) => props).length).toBeGreaterThan(15_000)
    expect(published.flatMap(findPropFaults)).toEqual([])
  })

  it('has the same three states in every field', () => {
    const names = new Set(components.map(({ name }) => name))
    const isField = (name: string): boolean => /^Form\w|^TreeCheckbox$/.test(name) || names.has(`Form${name}`)
    const fields = components.filter(({ name }) => isField(name))
    expect(fields.length).toBeGreaterThan(30)
    const missing = fields.flatMap(({ name, props }) =>
      ['isRequired', 'isReadOnly', 'disabledReason']
        .filter((state) => !props.some((prop) => prop.name === state))
        .map((state) => `${name}: ${state}`),
    )
    expect(missing).toEqual([
      // Every row has a weight.
      'WeightEditor: isRequired',
      // A tree has no native control that a form could check.
      'TreeCheckbox: isRequired',
      'FormWeightEditor: isRequired',
    ])
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
    ["const a = 'The list is read anew.'", 'anew'],
    ['const a = `Tried again by itself, ${b}.`', 'by itself'],
    ['export const A = () => <p>Somebody else saved it.</p>', 'somebody'],
    ["it('is told once', () => {})", 'told'],
    ["const a = 'We e-mailed a code.'", 'e-mailed'],
    ['// The session belongs to somebody else.', 'somebody'],
    ['/**\n * Tried again by\n * itself.\n */', 'by itself'],
  ])('are missing in: %s', (text, word) => {
    expect(findWordFaults('apps/gateway/src/a.tsx', text)).toEqual([{ file: 'apps/gateway/src/a.tsx', line: 1, word }])
  })

  it.each([
    ['const told = 1'],
    ["const a = 'Somebody else saved it.' // specified: CONS2-30"],
    ["import { a } from './told'"],
  ])('are all there is in: %s', (text) => {
    expect(findWordFaults('packages/ui/src/a.tsx', text)).toEqual([])
  })

  it('are read in pages too', () => {
    expect(findWordFaults('packages/ui/src/a.mdx', '# Guide\n\nWhoever reads this.\n')).toEqual([
      { file: 'packages/ui/src/a.mdx', line: 3, word: 'whoever' },
    ])
  })

  it('are used in every file', () => {
    expect(SOURCES.length).toBeGreaterThan(2500)
    expect(SOURCES.flatMap((file) => findWordFaults(file, textOf(file)))).toEqual([])
  })
})

describe('specified texts', () => {
  const rows = new Map(repositoryFiles('docs/requirements').flatMap((file) => readRequirementRows(textOf(file))))

  it.each([
    ["saved: 'User updated.', // specified: ERR-53", 'ERR-53', 'User updated.'],
    ["note: 'Every {n} days', // specified: CONS2-30", 'CONS2-30', 'Every … days'],
    ['failed: (name) => `Failed to add ${name}.`, // specified: ERR-50', 'ERR-50', 'Failed to add ….'],
  ])('are found with their row: %s', (line, row, text) => {
    expect(findSpecifiedTexts('a.ts', line)).toEqual([{ file: 'a.ts', line: 1, row, text }])
  })

  it('are in the statement of their row, whatever the spelling of its id', () => {
    expect(readRequirementRows("- **CONS2-30** The text is 'Every {n} days'.")).toEqual([
      ['CONS2-30', "The text is 'Every … days'."],
    ])
  })

  it('are those of the requirements, letter by letter [MSG-76]', () => {
    expect(rows.size).toBeGreaterThan(1500)
    const texts = repositoryFiles()
      .filter((file) => /^(packages|apps)\/.*\.tsx?$/.test(file))
      .flatMap((file) => findSpecifiedTexts(file, textOf(file)))
    expect(texts.length).toBeGreaterThan(120)
    expect(texts.filter(({ row, text }) => rows.get(row)?.includes(`'${text}'`) !== true)).toEqual([])
  })
})
