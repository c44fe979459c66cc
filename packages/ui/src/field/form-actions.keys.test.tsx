import { useActionState } from 'react'
import { useFormStatus } from 'react-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button'
import { Checkbox } from '../checkbox/Checkbox'
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup'
import { ComboBox } from '../combo-box/ComboBox'
import { DatePicker } from '../date-picker/DatePicker'
import { NumberField } from '../number-field/NumberField'
import { RadioGroup } from '../radio-group/RadioGroup'
import { Select } from '../select/Select'
import { TextField } from '../text-field/TextField'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { createTestRoot } from '../test-root/test-root-fixture'

const KINDS = [
  { value: 'tank', label: 'Tank' },
  { value: 'valve', label: 'Valve' },
]
const DAYS = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
]
const STATES = [
  { value: 'new', label: 'New' },
  { value: 'used', label: 'Used' },
]

/** The values of the form, by the name of the field. */
interface Order {
  code: string
  amount: number
  kind: string
  urgent: boolean
  state: string
  days: string[]
  due: string
  site: string
}

const FIRST: Order = {
  code: 'A1',
  amount: 3,
  kind: 'tank',
  urgent: true,
  state: 'new',
  days: ['mon'],
  due: '2026-02-03',
  site: 'tank',
}
const CHANGED: Order = {
  code: 'B2',
  amount: 4.5,
  kind: 'valve',
  urgent: false,
  state: 'used',
  days: ['mon', 'tue'],
  due: '2026-02-04',
  site: 'valve',
}

const toOrder = (data: FormData): Order => {
  const get = (name: string): string => String(data.get(name))
  return {
    code: get('code'),
    amount: Number(data.get('amount')),
    kind: get('kind'),
    urgent: data.has('urgent'),
    state: get('state'),
    days: data.getAll('days').map(String),
    due: get('due'),
    site: get('site'),
  }
}

let calls: Order[] = []
let finish = (): void => undefined

async function save(_saved: Order, data: FormData): Promise<Order> {
  const order = toOrder(data)
  calls.push(order)
  await new Promise<void>((resolve) => {
    finish = resolve
  })
  return order
}

function SaveButton() {
  const { pending, data } = useFormStatus()
  return (
    <>
      <Button type="submit" isBusy={pending}>
        Save
      </Button>
      <output>{pending ? `Saving ${String(data.get('code'))}` : ''}</output>
    </>
  )
}

/** A form without state of its own. */
function OrderForm({ defaults }: { defaults: 'constant' | 'saved' }) {
  const [saved, action] = useActionState(save, FIRST)
  const initial = defaults === 'saved' ? saved : FIRST
  return (
    <form action={action}>
      <ThemeStyles />
      <TextField label="Code" name="code" defaultValue={initial.code} isRequired />
      <NumberField label="Amount" name="amount" defaultValue={initial.amount} />
      <Select label="Kind" name="kind" options={KINDS} defaultValue={initial.kind} />
      <Checkbox label="Urgent" name="urgent" defaultSelected={initial.urgent} />
      <RadioGroup label="State" name="state" options={STATES} defaultValue={initial.state} />
      <CheckboxGroup label="Days" name="days" options={DAYS} defaultValue={initial.days} />
      <DatePicker label="Due" name="due" defaultValue={initial.due} />
      <ComboBox label="Site" name="site" options={KINDS} defaultValue={initial.site} />
      <SaveButton />
    </form>
  )
}

const root = createTestRoot()
const read = (): Order => toOrder(new FormData(document.forms[0]))
const button = () => page.getByRole('button', { name: 'Save' })

async function change(): Promise<void> {
  await userEvent.fill(page.getByRole('textbox', { name: 'Code' }), CHANGED.code)
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Amount' }), '4.5')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kind' }), CHANGED.kind)
  await userEvent.click(page.getByRole('checkbox', { name: 'Urgent' }))
  await userEvent.click(page.getByRole('radio', { name: 'Used' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Tuesday' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Due' }), '4 Feb 2026')
  await userEvent.fill(page.getByRole('combobox', { name: 'Site' }), 'Valve')
  await userEvent.keyboard('{Enter}')
  expect(read()).toEqual(CHANGED)
}

beforeEach(() => {
  calls = []
})

describe('a form with an action of React', () => {
  it('passes the values to the action, shows that it is pending, and returns to the default values', async () => {
    root.render(<OrderForm defaults="constant" />)
    await expect.element(button()).toBeVisible()
    await change()
    await userEvent.click(button())
    await expect.poll(() => calls).toEqual([CHANGED])
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByText('Saving B2')).toBeVisible()
    // Neither a press nor Enter in a field starts the action again.
    await userEvent.click(button(), { force: true })
    await userEvent.click(page.getByRole('textbox', { name: 'Code' }))
    await userEvent.keyboard('{Enter}')
    expect(read()).toEqual(CHANGED)
    finish()
    await expect.poll(read).toEqual(FIRST)
    await expect.element(button()).not.toHaveAttribute('aria-busy')
    expect(calls).toEqual([CHANGED])
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveValue('A1')
    await expect.element(page.getByRole('spinbutton', { name: 'Amount' })).toHaveValue('3')
    await expect.element(page.getByRole('combobox', { name: 'Site' })).toHaveValue('Tank')
  })

  it('shows what was saved when the default values come from the result of the action', async () => {
    root.render(<OrderForm defaults="saved" />)
    await expect.element(button()).toBeVisible()
    await change()
    await userEvent.click(button())
    await expect.poll(() => calls).toEqual([CHANGED])
    finish()
    await expect.element(button()).not.toHaveAttribute('aria-busy')
    await expect.poll(read).toEqual(CHANGED)
    document.forms[0]?.reset()
    await expect.poll(read).toEqual(CHANGED)
  })

  it('does not call the action while a required field is empty', async () => {
    root.render(<OrderForm defaults="constant" />)
    await expect.element(button()).toBeVisible()
    await userEvent.clear(page.getByRole('textbox', { name: 'Code' }))
    await userEvent.click(button())
    await expect.element(page.getByText('Fill in this field.')).toBeVisible()
    expect(calls).toEqual([])
    await expect.element(button()).not.toHaveAttribute('aria-busy')
  })
})
