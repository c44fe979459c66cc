import { type ReactNode, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ComboBox } from '../../combo-box/ComboBox'
import { MultiComboBox } from '../../combo-box/MultiComboBox'
import { Form } from '../../form/Form'
import { FormColorPicker } from '../../form/FormColorPicker'
import { FormDatePicker } from '../../form/FormDatePicker'
import { FormEmailTagInput } from '../../form/FormEmailTagInput'
import { FormNumberField } from '../../form/FormNumberField'
import { FormSlider } from '../../form/FormSlider'
import { FormWeightEditor } from '../../form/FormWeightEditor'
import { type Change, LeaveGuard, LeaveGuardProvider } from '../../leave-guard/LeaveGuard'
import { NameEditor } from '../../phase-board/NameEditor'
import { useDrawing } from '../../site-map/drawing/use-drawing'
import { VertexTable } from '../../site-map/vertices/VertexTable'
import { useSaveKey } from '../../unsaved-bar/use-save-key'
import { createTestRoot } from '../../test-root/test-root-fixture'

interface Values {
  field: unknown
}

const onSave = vi.fn<(values: Values) => void>()
/** The changes that the leave guard would ask about. */
let guarded: readonly Change[] = []
/** "Save and leave". */
let saveAndLeave: () => Promise<boolean> = async () => false

function Guard({ changes, onSave: onSaveAll }: { changes: readonly Change[]; onSave?: () => Promise<boolean> }) {
  guarded = changes
  saveAndLeave = onSaveAll ?? saveAndLeave
  return null
}

interface PageProps {
  start: unknown
  isValue: (value: unknown) => boolean
  /** The part of the value that the error belongs to. */
  part: string | undefined
  children: ReactNode
}

const ANY = (): boolean => true

const ERROR = { type: 'custom', message: 'Not a value.' }

/** A page with one field, whose form a schema would validate. */
function Page({ start, isValue, part, children }: PageProps) {
  const errors: FieldErrors<Values> = { field: part === undefined ? ERROR : { [part]: ERROR } }
  const form = useForm<Values>({
    defaultValues: { field: start },
    shouldFocusError: false,
    resolver: (values) => (isValue(values.field) ? { values, errors: {} } : { values: {}, errors }),
  })
  useSaveKey('page', false)
  const save = async (): Promise<boolean> => {
    onSave(form.getValues())
    return true
  }
  return (
    <LeaveGuardProvider guard={Guard}>
      <Form form={form} id="page" isSummaryHidden onSubmit={() => onSave(form.getValues())}>
        {children}
        <button type="submit">Save</button>
      </Form>
      <LeaveGuard changes={[]} onSave={save} />
    </LeaveGuardProvider>
  )
}

const TOWNS = ['Leduc', 'Nisku'].map((value) => ({ value, label: value }))
const WEIGHTS = [
  { id: 'a', name: 'Cut' },
  { id: 'b', name: 'Weld' },
]
const isNumber = (value: unknown): boolean => !Number.isNaN(value)
const areNumbers = (value: unknown): boolean => Object.values(value as Record<string, number>).every(isNumber)
const isDay = (value: unknown): boolean => value === null || /^\d{4}-/.test(value as string)
const isColor = (value: unknown): boolean => value === null || (value as string).startsWith('#')

const RING = [
  [-113.5, 53.5],
  [-113.4, 53.5],
  [-113.4, 53.6],
] as const

function Vertices() {
  const drawing = useDrawing({ defaultValue: { kind: 'polygon', ring: RING, isClosed: true } })
  return <VertexTable drawing={drawing} />
}

function Name() {
  const [name, setName] = useState('Cut')
  const getNameError = (text: string): string | undefined => (text === '' ? 'Enter a name.' : undefined)
  return <NameEditor label="Name" name={name} getNameError={getNameError} onEnd={(next) => setName(next ?? name)} />
}

interface Case {
  component: string
  start?: unknown
  isValue?: (value: unknown) => boolean
  part?: string
  field: ReactNode
  /** Accessible name of the control. */
  name: string
  /** The text that is typed over the old one. */
  typed: string
}

/** Each key is in the value, and the schema rejects it. */
const REPORTED: Case[] = [
  {
    component: 'NumberField',
    start: 5,
    isValue: isNumber,
    field: <FormNumberField name="field" label="Days" />,
    name: 'Days',
    typed: '5x',
  },
  {
    component: 'DatePicker',
    start: '2026-02-03',
    isValue: isDay,
    field: <FormDatePicker name="field" label="Expiry" />,
    name: 'Expiry',
    typed: '31 Feb',
  },
  {
    component: 'ColorPicker',
    start: '#000000',
    isValue: isColor,
    field: <FormColorPicker name="field" label="Color" />,
    name: 'Color, hex',
    typed: '12345',
  },
  {
    component: 'Slider',
    start: 50,
    isValue: isNumber,
    field: <FormSlider name="field" label="Opacity" />,
    name: 'Opacity, number',
    typed: '500',
  },
  {
    component: 'WeightEditor',
    start: { a: 40, b: 60 },
    isValue: areNumbers,
    part: 'a',
    field: <FormWeightEditor name="field" label="Weights" rows={WEIGHTS} />,
    name: 'Cut',
    typed: '4o',
  },
]

/** The text is committed by a submit, or prevents it. */
const PENDING: Case[] = [
  {
    component: 'EmailTagInput with too many addresses',
    start: ['ann@works.example'],
    field: <FormEmailTagInput name="field" label="Emails" maxTags={1} />,
    name: 'Emails',
    typed: 'bob@works.example',
  },
  {
    component: 'ComboBox',
    field: <ComboBox label="Town" options={TOWNS} defaultValue="Leduc" />,
    name: 'Town',
    typed: 'Ni',
  },
  { component: 'MultiComboBox', field: <MultiComboBox label="Towns" options={TOWNS} />, name: 'Towns', typed: 'Ni' },
  { component: 'AngleCell', field: <Vertices />, name: 'Vertex 2 latitude', typed: '95.2' },
  { component: 'AddVertex', field: <Vertices />, name: 'New vertex', typed: '53.4, -113.4' },
  { component: 'NameEditor', field: <Name />, name: 'Name', typed: ' ' },
]

const root = createTestRoot()
const saveKey = (): Promise<void> => userEvent.keyboard('{Control>}s{/Control}')
const getDescription = (element: Element) => element.getAttribute('aria-describedby')
const getControl = (): HTMLInputElement => document.activeElement as HTMLInputElement

async function typeInto({ start, isValue = ANY, part, field, name, typed }: Case): Promise<HTMLInputElement> {
  root.render(
    <Page start={start} isValue={isValue} part={part}>
      {field}
    </Page>,
  )
  const find = (): HTMLInputElement | undefined =>
    [...document.querySelectorAll('input')].find((input) =>
      (input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '').startsWith(name),
    )
  await expect.poll(find).toBeDefined()
  find()?.focus()
  await userEvent.keyboard(`{Control>}a{/Control}{Delete}${typed}`)
  return getControl()
}

beforeEach(() => {
  onSave.mockReset()
  guarded = []
})

describe('text that is not a value', () => {
  it.each([...REPORTED, ...PENDING])(
    'in $component prevents Ctrl+S, stays, and has the focus and an error',
    async (row) => {
      const control = await typeInto(row)
      await saveKey()
      await expect.poll(() => control.getAttribute('aria-invalid')).toBe('true')
      // A slider has two controls.
      await expect.poll(() => getDescription(getControl())).toBe(getDescription(control))
      expect(control.value).toBe(row.typed)
      expect(onSave).not.toHaveBeenCalled()
    },
  )

  it.each(PENDING.filter(({ component }) => component !== 'ComboBox' && component !== 'MultiComboBox'))(
    'in $component is an unsaved change, and prevents Save and leave',
    async (row) => {
      const control = await typeInto(row)
      await expect.poll(() => guarded.map(({ label }) => label)).toEqual([row.name])
      await expect(saveAndLeave()).resolves.toBe(false)
      expect(onSave).not.toHaveBeenCalled()
      expect(getControl()).toBe(control)
    },
  )
})
