import { describe, expect, it } from 'vitest'
import { isTestOrStory, repositoryFiles, textOf } from './repository'

/*
 * A field whose text can differ from its value must not let a form be saved. Either each key changes the value, and a text that is none is a
 * value that a schema rejects (`NaN`, the text itself), or the field registers its text with `usePendingText`. A new control for text must
 * choose one of them, and a story or a key test must show it: packages/ui/src/features/patterns/typed-text.keys.test.tsx has one line for each.
 */

/** Controls whose text is in their value after each key. */
const REPORTING = [
  'bulk-paste-editor/NumberedArea.tsx',
  'color-picker/ColorPicker.tsx',
  'date-picker/DatePicker.tsx',
  'features/sign-in/SecondFactorForm.tsx',
  'name-tree-editor/NameTreeRow.tsx',
  'number-field/NumberField.tsx',
  'slider/Slider.tsx',
  'text-field/TextArea.tsx',
  'text-field/TextControl.tsx',
  'weight-editor/WeightRow.tsx',
]

/** Controls that commit their text later. */
const COMMITTING = [
  'combo-box/ComboFrame.tsx',
  'email-tag-input/EmailTagEditor.tsx',
  'email-tag-input/EmailTagInput.tsx',
  'features/configs/StatusEditor.tsx',
  'features/resources/SelectionField.tsx',
  'phase-board/NameEditor.tsx',
  'site-map/vertices/AddVertex.tsx',
  'site-map/vertices/AngleCell.tsx',
  'site-map/vertices/PasteVertices.tsx',
]

/** Their text is the draft of a dialog or a page, which confirms it or asks before it is lost. */
const DRAFTS = [
  'confirm-dialog/TypedConfirmDialog.tsx',
  // Searches: closing the dialog ends them.
  'features/jump/JumpDialog.tsx',
  'features/projects/DeactivateDialog.tsx',
  'features/workflows/existing-phase/ExistingPhases.tsx',
]

/** A raw control for text. Its handler is among its attributes, or among spread ones. */
const RAW = /<(?:Input|Area|Editor|NameInput|AngleInput|WeightInput|input|textarea)\s[\s\S]*?\/>/g
const isTextControl = (tag: string): boolean =>
  /\bonChange=|\{\.\.\.(?:combo\.inputProps|rest)\}/.test(tag) && !/type="(?:checkbox|radio|range|color)"/.test(tag)

const STATE = /const \[(\w+), set\w+\] = useState/g

/** Whether a file has a control for text of its own: a raw one, or a text field whose text is a state of the file. */
function hasOwnText(text: string): boolean {
  const states = new Set([...text.matchAll(STATE)].map(([, name]) => name))
  const fields = [...text.matchAll(/<(?:TextField|TextArea)\b[\s\S]*?\/>/g)].map(
    ([tag]) => /\bvalue=\{(\w+)\}/.exec(tag)?.[1],
  )
  return fields.some((name) => states.has(name)) || [...text.matchAll(RAW)].some(([tag]) => isTextControl(tag))
}

const FIELD_WITH_TEXT = `
  const [text, setText] = useState('')
  return <TextField label="Name" value={text} onChange={setText} />`

describe('text that is not a value', () => {
  it.each([
    ['a text field with a text of its own', FIELD_WITH_TEXT],
    ['an input', '<input value={text} onChange={(event) => setText(event.target.value)} />'],
    ['a styled input', '<Input type="text"\n value={draft.text} onChange={type} />'],
  ])('is noticed in %s', (_, text) => {
    expect(hasOwnText(text)).toBe(true)
  })

  it.each([
    ['a text field of a form', '<TextField label="Name" value={draft.name} onChange={change} />'],
    ['a checkbox', '<Input type="checkbox" checked={is} onChange={toggle} />'],
  ])('is not noticed in %s', (_, text) => {
    expect(hasOwnText(text)).toBe(false)
  })

  const SOURCE = 'packages/ui/src/'
  const files = repositoryFiles('packages/ui/src')
    .filter((file) => file.endsWith('.tsx') && !isTestOrStory(file))
    .map((file) => file.slice(SOURCE.length))

  it('belongs to a field that says how a form learns of it', () => {
    expect(files.filter((file) => hasOwnText(textOf(SOURCE + file)))).toEqual(
      [...REPORTING, ...COMMITTING, ...DRAFTS].toSorted(),
    )
  })

  it.each(COMMITTING)('is registered by %s', (file) => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    // The hook of a component is beside it.
    const hooks = [...textOf(SOURCE + file).matchAll(/from '\.\/(use-[\w-]+)'/g)].map(
      ([, hook]) => `${folder}${hook}.ts`,
    )
    expect([file, ...hooks].some((each) => textOf(SOURCE + each).includes('usePendingText('))).toBe(true)
  })
})
