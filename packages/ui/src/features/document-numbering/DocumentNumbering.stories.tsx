import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { NamedNumber } from '@sitewright/domain/document-numbering/rules'
import { refused } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { failed, loading, ready } from '../../view/view-state'
import { TabActionsContext } from '../patterns/TabActions'
import { DocumentNumbering, type DocumentNumberingProps } from './DocumentNumbering'

const numbers: NamedNumber[] = [
  { resourceType: 101, name: 'Asset', nextNumber: 1204 },
  { resourceType: 103, name: 'Issue Ticket', nextNumber: 10_482 },
  { resourceType: 107, name: 'Receipt', nextNumber: 2290 },
]

type Submit = DocumentNumberingProps['onSubmit']

const submit = fn<Submit>(async (changes) => ({ status: 'saved', value: { saved: changes, rejected: [] } }))
const refresh = fn(async () => undefined)

const meta: Meta<typeof DocumentNumbering> = {
  title: 'Screens/Projects/Document numbering',
  component: DocumentNumbering,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(numbers),
    failedTitle: 'Failed to fetch document numbering.',
    edit: { allowed: true },
    onSubmit: submit,
    onRefresh: refresh,
  },
  beforeEach: () => {
    submit.mockClear()
    refresh.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof DocumentNumbering>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const findField = (canvas: Canvas, name: string) =>
  canvas.getByRole('spinbutton', { name: `New Next Number of ${name}` })

async function typeNumber(canvas: Canvas, name: string, text: string): Promise<void> {
  await userEvent.clear(findField(canvas, name))
  await userEvent.type(findField(canvas, name), text)
}

/** A table of the next number of each resource type. */
export const Default: Story = {
  parameters: { rows: ['NUM-01', 'NUM-17'] },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(heads.slice(0, 3)).toEqual(['Resource Type', 'Next Number', 'New Next Number'])
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Asset',
      'Issue Ticket',
      'Receipt',
    ])
    await expect(findField(canvas, 'Issue Ticket')).toHaveValue('10482')
  },
}

export const Submitted: Story = {
  name: 'Submit sends only the changed numbers',
  tags: ['test-only'],
  parameters: { rows: ['NUM-02', 'NUM-05'] },
  play: async ({ canvas }) => {
    await typeNumber(canvas, 'Issue Ticket', '11000')
    await expect(canvas.getByRole('row', { name: /Issue Ticket/ })).toHaveTextContent('+518')
    await expect(canvas.getByText('The next issue ticket is 11000. 518 numbers stay unused.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Submit/ }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    await expect(submit.mock.calls[0]).toEqual([
      [{ resourceType: 103, expectedNextNumber: 10_482, newNextNumber: 11_000 }],
    ])
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Submit/ })).toBeNull())
  },
}

export const Unchanged: Story = {
  name: 'Without a change there is nothing to submit',
  tags: ['test-only'],
  parameters: { rows: ['NUM-06'] },
  play: async ({ canvas }) => {
    await typeNumber(canvas, 'Receipt', '2291')
    await userEvent.keyboard('{ArrowDown}')
    await expect(findField(canvas, 'Receipt')).toHaveValue('2290')
    await expect(canvas.queryByRole('button', { name: /Submit/ })).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(submit).not.toHaveBeenCalled()
  },
}

export const Lower: Story = {
  name: 'A lower number is allowed with a warning, which describes its field and is announced once',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await typeNumber(canvas, 'Receipt', '2250')
    const warning = 'Lower than the next number. Numbers 2250 to 2289 may be assigned twice.'
    await expect(canvas.getAllByText(warning)).toHaveLength(2)
    await expect(findField(canvas, 'Receipt')).toHaveAccessibleDescription(warning)
    await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(warning))
    await expect(canvas.getByRole('row', { name: /Receipt/ })).toHaveTextContent('−40')
  },
}

/** A number below 0 or with a fraction disables Submit, which focuses the field. */
export const Invalid: Story = {
  parameters: { rows: ['NUM-18'] },
  play: async ({ canvas }) => {
    await typeNumber(canvas, 'Receipt', '-1')
    await typeNumber(canvas, 'Asset', '1.5')
    await expect(findField(canvas, 'Receipt')).toHaveAccessibleDescription('Enter a whole number of 0 or more.')
    const button = canvas.getByRole('button', { name: /Submit/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(submit).not.toHaveBeenCalled()
    await waitFor(() => expect(findField(canvas, 'Asset')).toHaveFocus())
    await typeNumber(canvas, 'Asset', '0')
    await typeNumber(canvas, 'Receipt', '1000000000000')
    await expect(findField(canvas, 'Receipt')).toHaveAccessibleDescription('Enter a number with 12 digits or fewer.')
  },
}

export const Keys: Story = {
  name: 'Enter moves to the next row, arrow keys change the number and Escape resets it',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(findField(canvas, 'Asset'))
    await userEvent.keyboard('{Enter}')
    await expect(findField(canvas, 'Issue Ticket')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(findField(canvas, 'Issue Ticket')).toHaveValue('10484')
    await userEvent.keyboard('{Escape}')
    await expect(findField(canvas, 'Issue Ticket')).toHaveValue('10482')
    await userEvent.keyboard('x')
    await expect(findField(canvas, 'Issue Ticket')).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Issue Ticket to 10482' }))
    await expect(findField(canvas, 'Issue Ticket')).toHaveValue('10482')
    await expect(findField(canvas, 'Issue Ticket')).toHaveFocus()
    await expect(submit).not.toHaveBeenCalled()
  },
}

const partly = fn<Submit>(async () => ({
  status: 'saved',
  value: {
    saved: [{ resourceType: 103, expectedNextNumber: 10_482, newNextNumber: 11_000 }],
    rejected: [{ resourceType: 107, newNextNumber: 2250, changedElsewhereTo: 2296 }],
  },
}))

async function submitBoth(canvas: Canvas): Promise<HTMLElement> {
  await typeNumber(canvas, 'Issue Ticket', '11000')
  await typeNumber(canvas, 'Receipt', '2250')
  await userEvent.click(canvas.getByRole('button', { name: /Submit/ }))
  return screen.findByRole('dialog', {
    name: 'Failed to update document numbering for the following document types',
  })
}

export const ChangedElsewhere: Story = {
  name: 'A dialog lists what someone else changed first, and Refresh has the focus',
  tags: ['test-only'],
  parameters: { rows: ['NUM-08', 'NUM-09', 'NUM-10', 'NUM-11', 'NUM-16'] },
  args: { onSubmit: partly },
  play: async ({ canvas }) => {
    const dialog = await submitBoth(canvas)
    const [head, ...rows] = within(dialog)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    await expect(head).toEqual(['Resource Type', 'New Next Number', 'Changed elsewhere to'])
    await expect(rows).toEqual([['Receipt', '2250', '2296']])
    await expect(within(dialog).getByText('Issue Ticket is saved as 11000.')).toBeVisible()
    const button = within(dialog).getByRole('button', { name: 'Refresh' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(findField(canvas, 'Receipt')).toHaveValue('2296')
    await expect(canvas.queryByRole('button', { name: /Submit/ })).toBeNull()
  },
}

export const TypedNumberStays: Story = {
  name: 'Keep my numbers closes the dialog, the only question, and Submit sends the typed number on top of the stored one',
  tags: ['test-only'],
  parameters: { rows: ['NUM-19'] },
  args: { onSubmit: partly },
  play: async ({ canvas }) => {
    const dialog = await submitBoth(canvas)
    await expect(canvas.queryByRole('radio')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my numbers' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(refresh).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.getByRole('row', { name: /Receipt/ })).toHaveTextContent(/2296.*Numbers 2250 to 2295/)
    await expect(findField(canvas, 'Receipt')).toHaveValue('2250')
    await expect(findField(canvas, 'Issue Ticket')).toHaveValue('11000')
    await userEvent.click(canvas.getByRole('button', { name: /Submit/ }))
    await expect(partly).toHaveBeenLastCalledWith([
      { resourceType: 107, expectedNextNumber: 2296, newNextNumber: 2250 },
    ])
  },
}

/** A project whose numbers someone else changes. A press on the button loads them, as a refetch does. */
function Refetched(props: DocumentNumberingProps) {
  const [next, setNext] = useState(numbers)
  return (
    <>
      <Button
        data-refetch=""
        onPointerDown={() => setNext(numbers.map((row) => ({ ...row, nextNumber: row.nextNumber + 6 })))}
      >
        Refetch
      </Button>
      <DocumentNumbering {...props} view={ready(next)} />
    </>
  )
}

export const RefetchedConflict: Story = {
  name: 'A number that someone else changed while it was typed is asked about by its name, and the others are merged',
  tags: ['test-only'],
  parameters: { rows: ['NUM-19'] },
  render: (args) => <Refetched {...args} />,
  play: async ({ canvas }) => {
    await typeNumber(canvas, 'Receipt', '2250')
    document.querySelector('[data-refetch]')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect(await canvas.findByText('Receipt', { selector: 'legend' })).toBeVisible()
    await expect(findField(canvas, 'Receipt')).toHaveFocus()
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: /2296/ }))
    await expect(findField(canvas, 'Receipt')).toHaveValue('2296')
    await expect(findField(canvas, 'Asset')).toHaveValue('1210')
  },
}

/** A failed update says why, and the typed numbers stay. */
export const Refused: Story = {
  parameters: { rows: ['NUM-14', 'MSG-18'] },
  args: { onSubmit: async () => ({ status: 'failed', message: 'Failed to set document numbering.', fields: {} }) },
  play: async ({ canvas }) => {
    await typeNumber(canvas, 'Receipt', '2300')
    await userEvent.click(canvas.getByRole('button', { name: /Submit/ }))
    await expect((await canvas.findAllByText('Failed to set document numbering.')).length).toBeGreaterThan(0)
    await expect(findField(canvas, 'Receipt')).toHaveValue('2300')
  },
}

/** Without the role the numbers are read-only with the reason. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-28'] },
  args: { edit: refused('You need the "Administer Project Update" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can view these numbers but not change them\./)).toBeVisible()
    await userEvent.type(findField(canvas, 'Receipt'), '3')
    await expect(findField(canvas, 'Receipt')).toHaveValue('2290')
    await expect(canvas.queryByText('What Submit changes')).toBeNull()
  },
}

export const Loading: Story = { args: { view: loading() } }

/** A failed load says why and can be tried again. */
export const LoadFailed: Story = {
  parameters: { rows: ['NUM-13', 'MSG-17'] },
  args: { view: failed({ message: 'The numbering service does not respond.' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to fetch document numbering.' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** A project without document numbers. */
export const Empty: Story = {
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This project has no document numbers')).toBeVisible()
  },
}

export const LongTexts: Story = {
  name: 'Long names and high numbers',
  args: {
    view: ready(
      Array.from({ length: 60 }, (_, place) => ({
        resourceType: place,
        name: `Resource type ${place} with a very long name for prefabricated modules and their documents`,
        nextNumber: 999_999_999_999 - place,
      })),
    ),
  },
}

/** A page with actions in its header. */
function WithHeader(props: DocumentNumberingProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <TabActionsContext value={slot}>
      <div ref={setSlot} />
      <DocumentNumbering {...props} />
    </TabActionsContext>
  )
}

export const Actions: Story = {
  name: 'Refresh and Submit are there before a change, and Submit says what it would send',
  tags: ['test-only'],
  parameters: { rows: ['NUM-02'] },
  render: (args) => <WithHeader {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Refresh' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAccessibleDescription(
      'Submit sends only the numbers that you change.',
    )
    await typeNumber(canvas, 'Asset', '1300')
    await expect(canvas.getAllByRole('button', { name: /^Submit/ })).toHaveLength(1)
  },
}
