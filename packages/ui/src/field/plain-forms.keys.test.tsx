import { cloneElement, type HTMLAttributes, type ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from '../checkbox/Checkbox'
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup'
import { ColorPicker } from '../color-picker/ColorPicker'
import { COLOR_LABELS, type ColorLabels, EXAMPLE_COLOR } from '../color-picker/color-labels'
import { ComboBox } from '../combo-box/ComboBox'
import { MultiComboBox } from '../combo-box/MultiComboBox'
import { DatePicker } from '../date-picker/DatePicker'
import { EmailTagInput } from '../email-tag-input/EmailTagInput'
import { getEnglish } from '../locale/english'
import { LocaleProvider } from '../locale/LocaleProvider'
import { NumberField } from '../number-field/NumberField'
import { RadioGroup } from '../radio-group/RadioGroup'
import { SearchField } from '../search-field/SearchField'
import { Select } from '../select/Select'
import { Slider } from '../slider/Slider'
import { Switch } from '../switch/Switch'
import { PasswordField } from '../text-field/PasswordField'
import { TextArea } from '../text-field/TextArea'
import { TextField } from '../text-field/TextField'
import { TreeCheckbox } from '../tree-checkbox/TreeCheckbox'
import { WeightEditor } from '../weight-editor/WeightEditor'
import { createTestRoot } from '../test-root/test-root-fixture'

interface FieldCase {
  /** The field with a default value. */
  field: ReactElement<{ name?: string | undefined }>
  /** What a form submits of the field while it is untouched. */
  untouched: string[]
  /** Changes the value with the keyboard or the pointer. */
  change: () => Promise<void>
  /** What a form submits after that. */
  changed: string[]
  /** The field without a value, required; `change` gives it one. */
  required?: ReactElement
  /** What the form says while it has none. */
  missing?: string
  /** Types a text that is not a value. */
  spoil?: () => Promise<void>
  /** What the form says then. */
  problem?: string
  /** Selects other ways to choose the value, which are disabled while the field is read-only. */
  helpers?: string
}

const OPTIONS = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta "B" 🏗' },
]
const ROWS = [
  { id: 'a', name: 'Alpha' },
  { id: 'b', name: 'Beta' },
]
const NODES = [
  { id: 'all', parentId: null, name: 'All' },
  { id: 'a', parentId: 'all', name: 'Alpha' },
  { id: 'b', parentId: 'all', name: 'Beta' },
]
const own = { name: 'field', label: 'Field' } as const

const fill = (text: string) => () => userEvent.fill(page.getByLabelText(/^Field\*?$/), text)
const type = (role: 'textbox' | 'combobox' | 'spinbutton', name: string, keys: string) => async () => {
  await userEvent.clear(page.getByRole(role, { name }))
  await userEvent.type(page.getByRole(role, { name }), keys)
}
const press = (role: 'checkbox' | 'radio' | 'switch', name: string) => async () => {
  page.getByRole(role, { name }).element().focus()
  await userEvent.keyboard(' ')
}

const FILL_IN = 'Fill in this field.'
const CHOOSE = 'Choose an option.'

/** Every field of the library, by its entry point. A rule of the repository finds one that is missing. */
const CASES: Record<string, FieldCase> = {
  'text-field': {
    field: <TextField {...own} defaultValue="old" />,
    untouched: ['old'],
    change: fill('new'),
    changed: ['new'],
    required: <TextField {...own} isRequired requiredError="Enter the name." />,
    missing: 'Enter the name.',
  },
  'password-field': {
    field: <PasswordField {...own} defaultValue="old" />,
    untouched: ['old'],
    change: fill('new'),
    changed: ['new'],
    required: <PasswordField {...own} isRequired />,
    missing: FILL_IN,
  },
  'text-area': {
    field: <TextArea {...own} defaultValue="old" />,
    untouched: ['old'],
    change: fill('new'),
    changed: ['new'],
    required: <TextArea {...own} isRequired />,
    missing: FILL_IN,
  },
  'number-field': {
    field: <NumberField {...own} defaultValue={5} />,
    untouched: ['5'],
    change: fill('7'),
    changed: ['7'],
    required: <NumberField {...own} isRequired />,
    missing: FILL_IN,
    spoil: fill('abc'),
    problem: 'Enter a number, such as 12.5.',
  },
  'date-picker': {
    field: <DatePicker {...own} defaultValue="2026-02-03" />,
    untouched: ['2026-02-03'],
    change: fill('4 Feb 2026'),
    changed: ['2026-02-04'],
    required: <DatePicker {...own} isRequired />,
    missing: FILL_IN,
    spoil: fill('xyz'),
    problem: 'Enter a date, such as 23 Feb 2026.',
  },
  select: {
    field: <Select {...own} options={OPTIONS} defaultValue="a" />,
    untouched: ['a'],
    change: () => userEvent.selectOptions(page.getByRole('combobox', { name: 'Field' }), 'b'),
    changed: ['b'],
    required: <Select {...own} options={OPTIONS} placeholder="Select one" isRequired />,
    missing: CHOOSE,
  },
  checkbox: {
    field: <Checkbox {...own} defaultSelected />,
    untouched: ['on'],
    change: press('checkbox', 'Field'),
    changed: [],
    required: <Checkbox {...own} isRequired />,
    missing: 'Check this box.',
  },
  switch: {
    field: <Switch {...own} value="yes" defaultSelected />,
    untouched: ['yes'],
    change: press('switch', 'Field'),
    changed: [],
    required: <Switch {...own} isRequired />,
    missing: 'Turn this on.',
  },
  'radio-group': {
    field: <RadioGroup {...own} options={OPTIONS} defaultValue="a" />,
    untouched: ['a'],
    change: press('radio', 'Beta "B" 🏗'),
    changed: ['b'],
    required: <RadioGroup {...own} options={OPTIONS} isRequired />,
    missing: CHOOSE,
  },
  'checkbox-group': {
    field: <CheckboxGroup {...own} options={OPTIONS} defaultValue={['a']} hasSelectAll />,
    untouched: ['a'],
    change: press('checkbox', 'Beta "B" 🏗'),
    changed: ['a', 'b'],
    required: <CheckboxGroup {...own} options={OPTIONS} isRequired />,
    missing: 'Choose at least 1.',
  },
  slider: {
    field: <Slider {...own} defaultValue={40} />,
    untouched: ['40'],
    change: type('spinbutton', 'Field', '60'),
    changed: ['60'],
    required: <Slider {...own} defaultValue={null} isRequired />,
    missing: 'Enter a number from 0 to 100.',
    spoil: type('spinbutton', 'Field', 'abc'),
    problem: 'Enter a number, such as 12.5.',
  },
  'color-picker': {
    field: <ColorPicker {...own} defaultValue="#FF0000" />,
    untouched: ['#FF0000'],
    change: type('textbox', 'Field, hex', '#00ff00'),
    changed: ['#00FF00'],
    required: <ColorPicker {...own} isRequired />,
    missing: FILL_IN,
    spoil: type('textbox', 'Field, hex', 'zzz'),
    helpers: '[aria-disabled="true"]:is([type="color"], [type="radio"])',
    problem: getEnglish<ColorLabels>(COLOR_LABELS).unreadable(EXAMPLE_COLOR),
  },
  'combo-box': {
    field: <ComboBox {...own} options={OPTIONS} defaultValue="a" />,
    untouched: ['a'],
    change: type('combobox', 'Field', 'Beta{Enter}'),
    changed: ['b'],
    required: <ComboBox {...own} options={OPTIONS} isRequired />,
    missing: CHOOSE,
  },
  'multi-combo-box': {
    field: <MultiComboBox {...own} options={OPTIONS} defaultValue={['a']} />,
    untouched: ['a'],
    change: type('combobox', 'Field', 'Beta{Enter}{Escape}'),
    changed: ['a', 'b'],
    required: <MultiComboBox {...own} options={OPTIONS} isRequired />,
    missing: CHOOSE,
  },
  'email-tag-input': {
    field: <EmailTagInput {...own} defaultValue={['a@works.example']} />,
    untouched: ['a@works.example'],
    change: type('textbox', 'Field', 'b@works.example{Enter}'),
    changed: ['a@works.example', 'b@works.example'],
    required: <EmailTagInput {...own} isRequired />,
    missing: FILL_IN,
    // Typed and not yet a tag.
    spoil: type('textbox', 'Field', 'nonsense'),
    problem: 'Not an email address.',
  },
  'search-field': {
    field: <SearchField {...own} defaultValue="old" />,
    untouched: ['old'],
    change: fill('new'),
    changed: ['new'],
  },
  'tree-checkbox': {
    field: <TreeCheckbox {...own} nodes={NODES} defaultValue={['a']} defaultExpanded="all" />,
    untouched: ['a'],
    change: async () => {
      page.getByRole('tree').element().focus()
      await userEvent.keyboard('{End} ')
    },
    changed: ['a', 'b'],
  },
  'weight-editor': {
    field: <WeightEditor {...own} rows={ROWS} defaultValue={{ a: 60, b: 40 }} />,
    untouched: ['60', '40'],
    change: type('spinbutton', 'Alpha', '50'),
    changed: ['50', '40'],
    spoil: type('spinbutton', 'Alpha', 'abc'),
    problem: 'Enter a number, such as 12.5.',
  },
}

/** Handlers of a caller, by the type of the event that calls them. */
const HANDLERS = {
  invalid: 'onInvalid',
  input: 'onInput',
  focusin: 'onFocus',
  focusout: 'onBlur',
  keydown: 'onKeyDown',
  keyup: 'onKeyUp',
  mousedown: 'onMouseDown',
  mouseup: 'onMouseUp',
  pointerdown: 'onPointerDown',
  pointerup: 'onPointerUp',
  click: 'onClick',
  paste: 'onPaste',
  compositionstart: 'onCompositionStart',
  compositionend: 'onCompositionEnd',
} satisfies Record<string, keyof HTMLAttributes<Element>>

const root = createTestRoot()
let submitted: string[][] = []

const form = (): HTMLFormElement => document.forms[0] as HTMLFormElement
const valuesOf = (data: FormData): string[] =>
  [...data].filter(([name]) => /^field(\.|$)/.test(name)).map(([, value]) => String(value))
const read = (): string[] => valuesOf(new FormData(form()))
const render = async (field: ReactElement): Promise<void> => {
  root.render(
    <form
      action={async (data: FormData) => {
        submitted.push(valuesOf(data))
      }}
    >
      {field}
      <button type="submit">Send</button>
    </form>,
  )
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible()
}
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }))

beforeEach(() => {
  submitted = []
})

/** The fields that can be required. */
const required = Object.entries(CASES).flatMap(([entry, { required: field, missing, change }]) =>
  field === undefined || missing === undefined ? [] : [{ entry, field, missing, change }],
)

describe('a field in a form without React state', () => {
  it.each(Object.entries(CASES))('%s submits its default value, and the changed one', async (_entry, one) => {
    await render(one.field)
    expect(read()).toEqual(one.untouched)
    await one.change()
    expect(read()).toEqual(one.changed)
    await send()
    await expect.poll(() => submitted).toEqual([one.changed])
  })

  it.each(Object.entries(CASES))('%s returns to its default value with the form', async (_entry, one) => {
    await render(one.field)
    await one.change()
    form().reset()
    await expect.poll(read).toEqual(one.untouched)
    // It still works after that, and React resets the form when its action is done.
    await one.change()
    expect(read()).toEqual(one.changed)
    await send()
    await expect.poll(() => submitted).toEqual([one.changed])
    await expect.poll(read).toEqual(one.untouched)
  })

  it.each(Object.entries(CASES))('%s calls the handlers of its caller once each', async (_entry, one) => {
    const spies = new Map(Object.values(HANDLERS).map((name) => [name, vi.fn<() => void>()]))
    await render(cloneElement<object>(one.field, Object.fromEntries(spies)))
    const control = document.querySelector('form :is([data-field-name], [name]):not([type="hidden"]), [role="tree"]')
    // Only a native control can be invalid, and the tree has none.
    const isNative = control?.matches('input, select, textarea') === true
    const called = Object.entries(HANDLERS).filter(([type]) => type !== 'invalid' || isNative)
    for (const [type] of called) {
      const init = { bubbles: type !== 'invalid', cancelable: true }
      control?.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...init, clipboardData: new DataTransfer() })
          : new Event(type, init),
      )
    }
    const calls = called.map(([, name]) => [name, spies.get(name)?.mock.calls.length])
    expect(calls).toEqual(called.map(([, name]) => [name, 1]))
  })

  it.each(Object.entries(CASES))('%s submits nothing without a name', async (_entry, one) => {
    await render(cloneElement(one.field, { name: undefined }))
    expect([...new FormData(form())]).toEqual([])
  })

  it('radio-group without a name selects with the arrow keys and blocks the submit while it is empty', async () => {
    await render(<RadioGroup label="Field" options={OPTIONS} isRequired />)
    await send()
    await expect.element(page.getByText(CHOOSE)).toBeVisible()
    page.getByRole('radio', { name: 'Alpha' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: 'Beta' })).toBeChecked()
    await expect.element(page.getByRole('radio', { name: 'Beta' })).toHaveFocus()
    await send()
    await expect.poll(() => submitted).toEqual([[]])
  })

  const numbers = {
    'number-field': <NumberField {...own} defaultValue={1234.5} />,
    slider: <Slider {...own} defaultValue={1234.5} max={2000} step={0.5} />,
    'weight-editor': <WeightEditor {...own} rows={ROWS.slice(1)} defaultValue={{ b: 12.5 }} />,
  }
  it.each(Object.entries(numbers))('%s shows a comma in German and submits a point', async (_entry, field) => {
    await render(<LocaleProvider locale="de">{field}</LocaleProvider>)
    const input = page.getByRole('spinbutton')
    const shown = (input.element() as HTMLInputElement).value
    expect(shown).toMatch(/,5$/)
    expect(read()).toEqual([shown.replace(',', '.')])
    await userEvent.fill(input, '7,25')
    expect(read()).toEqual(['7.25'])
    await userEvent.fill(input, 'abc')
    expect(read()).toEqual(['abc'])
  })

  it.each(required)('$entry blocks the submit while it is required and empty', async (one) => {
    await render(one.field)
    expect(page.getByText(one.missing).elements()).toEqual([])
    await send()
    await expect.element(page.getByText(one.missing)).toBeVisible()
    const control = document.activeElement as HTMLInputElement
    expect(control.form).toBe(form())
    expect(control.validationMessage).toBe(one.missing)
    expect(form().checkValidity()).toBe(false)
    expect(submitted).toEqual([])
    await one.change()
    await expect.poll(() => page.getByText(one.missing).elements()).toEqual([])
    await send()
    await expect.poll(() => submitted.length).toBe(1)
    // The form is empty again, without an error until the next submit.
    await expect.poll(() => form().checkValidity()).toBe(false)
  })

  it.each(required)('$entry forgets the error of a blocked submit when the form is reset', async (one) => {
    await render(one.field)
    await send()
    await expect.element(page.getByText(one.missing)).toBeVisible()
    form().reset()
    await expect.poll(() => page.getByText(one.missing).elements()).toEqual([])
  })

  const spoiled = Object.entries(CASES).flatMap(([entry, { field, spoil, problem }]) =>
    spoil === undefined || problem === undefined ? [] : [{ entry, field, spoil, problem }],
  )
  it.each(spoiled)('$entry blocks the submit of a text that is no value', async (one) => {
    await render(one.field)
    expect(form().checkValidity()).toBe(true)
    await one.spoil()
    await send()
    await expect.element(page.getByText(one.problem).first()).toBeVisible()
    await expect.poll(() => form().checkValidity()).toBe(false)
    const invalid = [...form().elements].find((element) => element.matches(':invalid:not(fieldset)'))
    expect((invalid as HTMLInputElement).validationMessage).toBe(one.problem)
    expect(invalid?.getAttribute('aria-invalid')).toBe('true')
    expect(submitted).toEqual([])
    form().reset()
    await expect.poll(() => form().checkValidity()).toBe(true)
  })
})

const REASON = 'Only an administrator can change this.'
/** The native controls of the field, and its tree. */
const controls = (): HTMLElement[] => [
  ...form().querySelectorAll<HTMLElement>(
    'input:not([type="hidden"], [type="button"]), select, textarea, [role="tree"]',
  ),
]
const descriptionOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const SELECT_ALL = '{Control>}a{/Control}'
const CHANGING_KEYS = '{Backspace},{Backspace},7,b,{ArrowDown},{ArrowUp},{PageUp},{End},{Home}, '.split(',')
/** Types, presses keys and clicks in each control. Returns every value that the form would submit in between. */
async function tryToChange(): Promise<string[][]> {
  const values = new Map<string, string[]>()
  const note = (): void => void values.set(JSON.stringify(read()), read())
  for (const control of controls()) {
    control.focus()
    expect(document.activeElement).toBe(control)
    for (const key of [SELECT_ALL, ...CHANGING_KEYS, SELECT_ALL, '{Backspace}']) {
      await userEvent.keyboard(key)
      note()
    }
    control.click()
    await userEvent.tab()
    note()
  }
  return [...values.values()]
}

describe('the states of a field in a form', () => {
  it.each(Object.entries(CASES))('%s changes with keys and clicks', async (_entry, { field }) => {
    const onChange = vi.fn()
    await render(cloneElement(field, { onChange } as object))
    expect((await tryToChange()).length).toBeGreaterThan(1)
    expect(onChange).toHaveBeenCalled()
  })

  it.each(Object.entries(CASES))(
    '%s is focusable and submitted, and does not change, while it is read-only',
    async (_entry, one) => {
      const onChange = vi.fn()
      await render(cloneElement(one.field, { isReadOnly: true, onChange } as object))
      for (const control of controls()) {
        const isMarked = control.matches('[readonly], [aria-readonly="true"], [aria-readonly="true"] *')
        // ARIA has no read-only state for a tree and for the picker of the browser.
        const isHelper = one.helpers !== undefined && control.matches(one.helpers)
        expect(isMarked || isHelper || descriptionOf(control).includes('Read-only')).toBe(true)
      }
      expect(await tryToChange()).toEqual([one.untouched])
      // The reason of the last control can cover the button.
      form().requestSubmit()
      await expect.poll(() => submitted).toEqual([one.untouched])
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it.each(Object.entries(CASES))(
    '%s is focusable and submitted, and gives its reason, while it is disabled',
    async (_entry, one) => {
      const onChange = vi.fn()
      await render(cloneElement(one.field, { disabledReason: REASON, onChange } as object))
      for (const control of controls()) {
        expect(control.getAttribute('aria-disabled')).toBe('true')
        expect(control.matches(':disabled')).toBe(false)
        expect(descriptionOf(control)).toContain(REASON)
      }
      expect(await tryToChange()).toEqual([one.untouched])
      // The reason of the last control can cover the button.
      form().requestSubmit()
      await expect.poll(() => submitted).toEqual([one.untouched])
      expect(onChange).not.toHaveBeenCalled()
    },
  )

  it.each(required)(
    '$entry has the mark of a required field, and the state where ARIA has one',
    async ({ entry, field }) => {
      await render(field)
      expect(form().textContent).toContain('Field*')
      const states = form().querySelectorAll('[aria-required="true"]')
      // ARIA has none for a group of checkboxes.
      expect(states.length).toBe(entry === 'checkbox-group' ? 0 : 1)
    },
  )

  it.each(required)('$entry blocks no submit while the user cannot fill it in', async ({ field }) => {
    for (const state of [{ isReadOnly: true }, { disabledReason: REASON }]) {
      await render(cloneElement(field, state))
      expect(form().checkValidity()).toBe(true)
    }
  })
})
