import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Preservation } from '@sitewright/domain/preservations/model'
import { ready } from '../../view/view-state'
import { preservationProjects, rotatingEquipment } from '../fixtures/preservations'
import { PreservationForm, type PreservationFormProps } from './PreservationForm'
import { PreservationPage } from './PreservationPage'
import { PreservationSkeleton } from './PreservationSkeleton'

const tabs = [
  { href: '#details', label: 'Details', isCurrent: true },
  { href: '#activity', label: 'Activity', isCurrent: false },
]

function Page(props: PreservationFormProps) {
  return (
    <main>
      <PreservationPage
        view={ready(props.copies)}
        tabs={tabs}
        loading={<PreservationSkeleton />}
        failedTitle="Failed to fetch preservations."
        listHref="#list"
      >
        {(copies) => <PreservationForm {...props} copies={copies} />}
      </PreservationPage>
    </main>
  )
}

const meta = {
  title: 'Screens/Preservations/Editor',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    copies: rotatingEquipment,
    projects: preservationProjects,
    edit: { allowed: true },
    now: Date.UTC(2026, 10, 23, 9, 30),
    onSave: fn<PreservationFormProps['onSave']>(async (_edit, copies) => ({ status: 'saved', value: copies })),
    onSaved: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const listOf = (canvas: Canvas, name: 'Initial' | 'Recurring') =>
  within(canvas.getByRole('region', { name: new RegExp(`^${name} Preservation`) }))
const namesIn = (canvas: Canvas, name: 'Initial' | 'Recurring'): string[] =>
  listOf(canvas, name)
    .queryAllByRole('textbox', { name: /^Step Name/ })
    .map((field) => (field as HTMLInputElement).value)
const lastEdit = (onSave: PreservationFormProps['onSave']) => {
  const calls = (onSave as ReturnType<typeof fn<PreservationFormProps['onSave']>>).mock.calls
  return calls.at(-1)?.[0]
}

/** Name, projects and both lists of steps. */
export const Default: Story = {
  parameters: { rows: ['PRES-11', 'PRES-12', 'PRES-13', 'PRES-16'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Preservation Name' })).toHaveValue('Rotating Equipment')
    await expect(canvas.getByRole('combobox', { name: 'Projects' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '14: Tank Farm Revamp' })).toBeVisible()
    await expect(namesIn(canvas, 'Initial')).toHaveLength(3)
    await expect(namesIn(canvas, 'Recurring')).toHaveLength(3)
    await expect(canvas.getByRole('spinbutton', { name: 'Interval of Check humidity card' })).toHaveValue('7')
    const unit = canvas.getByRole('combobox', { name: 'Unit of Check humidity card' })
    await expect(
      within(unit)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Days', 'Hours'])
    await expect(canvas.getByRole('button', { name: 'Delete Check humidity card' })).toBeVisible()
  },
}

export const Edited: Story = {
  name: 'Saves changed, added and deleted steps, and returns to the list',
  tags: ['test-only'],
  parameters: { rows: ['PRES-14', 'PRES-15', 'PRES-24', 'PRES-33'] },
  play: async ({ canvas, args }) => {
    const interval = canvas.getByRole('spinbutton', { name: 'Interval of Install desiccant and humidity card' })
    await userEvent.clear(interval)
    await userEvent.type(interval, '2')
    await expect(canvas.getByText('was 3 Days')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Space heater check' }))
    await expect(canvas.getByRole('button', { name: 'Delete Rotate shaft by hand, 1¼ turns' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Add step to Recurring Preservation' }))
    await userEvent.keyboard('Grease couplings')
    await expect(canvas.getByRole('spinbutton', { name: 'Interval of Grease couplings' })).toHaveValue('0')
    await expect(canvas.getByRole('combobox', { name: 'Unit of Grease couplings' })).toHaveValue('0')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    const edit = lastEdit(args.onSave)
    await expect(edit?.steps.map(({ name, interval: of, type }) => `${type} ${name} ${of}`)).toEqual([
      '0 Visual inspection on receipt 0',
      '0 Fill bearing housings with VCI oil 24',
      '0 Install desiccant and humidity card 2',
      '1 Check humidity card 7',
      '1 Rotate shaft by hand, 1¼ turns 14',
      '1 Grease couplings 0',
    ])
    await expect(edit?.steps[1]).toMatchObject({ phaseName: 'Receiving', fields: [{ name: 'Oil' }] })
    await expect(edit?.steps.at(-1)?.id).toMatch(/^[\da-f-]{36}$/)
  },
}

export const MovedByButtons: Story = {
  name: 'Buttons move a step within its list, and keep the focus',
  tags: ['test-only'],
  parameters: { rows: ['PRES-14', 'PRES-37'] },
  play: async ({ canvas }) => {
    const down = canvas.getByRole('button', { name: 'Move Visual inspection on receipt down' })
    await userEvent.click(down)
    await expect(namesIn(canvas, 'Initial')[1]).toBe('Visual inspection on receipt')
    await expect(canvas.getByRole('button', { name: 'Move Visual inspection on receipt down' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(namesIn(canvas, 'Initial')[2]).toBe('Visual inspection on receipt')
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent('Order of Steps')
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Move Visual/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Move Visual/ }))
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const MovedByKeys: Story = {
  name: 'Alt with the arrows moves a step, also to the other list, whose type it gets',
  tags: ['test-only'],
  parameters: { rows: ['PRES-17', 'PRES-37'] },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Step Name 2, Initial Preservation' })
    name.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(namesIn(canvas, 'Initial')[0]).toBe('Fill bearing housings with VCI oil')
    await expect(canvas.getByRole('textbox', { name: 'Step Name 1, Initial Preservation' })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(namesIn(canvas, 'Recurring')[0]).toBe('Fill bearing housings with VCI oil')
    await expect(canvas.getByRole('textbox', { name: 'Step Name 1, Recurring Preservation' })).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'Step Name 1, Initial Preservation' })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'Step Name 1, Recurring Preservation' })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(namesIn(canvas, 'Recurring')).toHaveLength(4)
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(lastEdit(args.onSave)?.steps.find(({ id }) => id === 's2')).toMatchObject({
      type: 1,
      phaseName: 'Receiving',
    })
  },
}

/** Drags a step by its handle onto another element. */
async function drag(from: Element, to: Element): Promise<void> {
  const handle = from.querySelector('[data-part="handle"]')
  const { ownerDocument } = from
  if (handle === null) throw new Error('The step has no handle.')
  const middleOf = (element: Element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return { clientX: left + 8, clientY: top + height / 2 }
  }
  const base = { bubbles: true, isPrimary: true, pointerId: 1, button: 0, buttons: 1 }
  const start = middleOf(handle)
  handle.dispatchEvent(new PointerEvent('pointerdown', { ...base, ...start }))
  const move = (point: { clientX: number; clientY: number }) =>
    ownerDocument.dispatchEvent(new PointerEvent('pointermove', { ...base, ...point }))
  move({ ...start, clientX: start.clientX + 8 })
  await waitFor(() => expect(from).toHaveAttribute('data-dragging'))
  await waitFor(() => {
    move(middleOf(to))
    return expect(to).toHaveAttribute('data-drop')
  })
  ownerDocument.dispatchEvent(new PointerEvent('pointerup', { ...base, ...middleOf(to) }))
}

export const Dragged: Story = {
  name: 'Dragging moves a step within its list and to the other one',
  tags: ['test-only'],
  parameters: { rows: ['PRES-14', 'PRES-37'] },
  play: async ({ canvas, canvasElement }) => {
    const rowOf = (id: string): Element => {
      const row = canvasElement.querySelector(`[data-step="${id}"]`)
      if (row === null) throw new Error(`There is no step ${id}.`)
      return row
    }
    await drag(rowOf('s1'), rowOf('s3'))
    await waitFor(() => expect(namesIn(canvas, 'Initial')[2]).toBe('Visual inspection on receipt'))
    await drag(rowOf('s1'), rowOf('s5'))
    await waitFor(() => expect(namesIn(canvas, 'Recurring')[1]).toBe('Visual inspection on receipt'))
    await expect(namesIn(canvas, 'Initial')).toHaveLength(2)
  },
}

export const AddedBelow: Story = {
  name: 'Enter adds a step below, and an error appears when the user leaves it',
  tags: ['test-only'],
  parameters: { rows: ['PRES-22'] },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Step Name 1, Initial Preservation' }).focus()
    await userEvent.keyboard('{Enter}')
    const added = canvas.getByRole('textbox', { name: 'Step Name 2, Initial Preservation' })
    await expect(added).toHaveFocus()
    await expect(canvas.queryByText('Step Name is required')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText('Step Name is required')).toBeVisible()
    await expect(added).toHaveAccessibleDescription(expect.stringContaining('Step Name is required'))
  },
}

/** A blank name, a blank step name and a negative interval send nothing and take the focus. */
export const Invalid: Story = {
  parameters: { rows: ['PRES-18', 'PRES-22', 'PRES-23'] },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Preservation Name' }))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Step Name 1, Initial Preservation' }))
    const interval = canvas.getByRole('spinbutton', { name: 'Interval of Check humidity card' })
    await userEvent.clear(interval)
    await userEvent.type(interval, '-1')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByText('Preservation Name is required')).toBeVisible()
    await expect(canvas.getAllByText('Step Name is required')[0]).toBeVisible()
    await expect(canvas.getAllByText('Value less than 0 not allowed')[0]).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preservation Name' }), 'Pumps')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Step Name 1, Initial Preservation' }), 'Wrap')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(interval).toHaveFocus())
  },
}

/** Save is disabled with the reason until there is a step. */
export const Incomplete: Story = {
  parameters: { rows: ['PRES-19', 'PRES-21'] },
  args: {
    copies: [{ ...(rotatingEquipment[0] as Preservation), steps: rotatingEquipment[0]?.steps.slice(0, 1) ?? [] }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Visual inspection on receipt' }))
    await expect(canvas.getByRole('button', { name: 'Add step to Initial Preservation' })).toHaveFocus()
    const save = canvas.getByRole('button', { name: /^Save/ })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(save).toHaveAccessibleDescription('Add at least one step.')
  },
}

export const StoredProject: Story = {
  name: 'A stored project cannot be removed, whatever clears or removes projects, and a new one can',
  tags: ['test-only'],
  parameters: { rows: ['PRES-28'] },
  play: async ({ canvas, args }) => {
    const projects = canvas.getByRole('combobox', { name: 'Projects' })
    await userEvent.type(projects, 'Jetty{Enter}{Escape}')
    await expect(await canvas.findByRole('button', { name: /^Remove .*Jetty/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Projects' }))
    await expect(canvas.queryByRole('button', { name: 'Clear Projects' })).toBeNull()
    await userEvent.type(projects, '{Backspace}{Backspace}{Delete}')
    await expect(canvas.queryByRole('button', { name: /^Remove / })).toBeNull()
    const stored = canvas.getByRole('button', { name: /^14: Tank Farm/ })
    await expect(stored).toHaveAccessibleDescription("You can't remove a preservation from a project.")
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preservation Name' }), ' again')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect([...(lastEdit(args.onSave)?.projectIds ?? [])]).toEqual([12, 14])
  },
}

export const NextDates: Story = {
  name: 'A recurring step shows its next five dates',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Next dates of Rotate shaft by hand, 1¼ turns' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('7/12/2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next dates of Space heater check' }))
    await userEvent.click(button)
    await expect(canvas.queryByText('7/12/2026')).toBeNull()
  },
}

const theirs = rotatingEquipment.map((copy) => ({
  ...copy,
  name: 'Rotating Machines',
  steps: copy.steps.filter(({ id }) => id !== 's6'),
  version: copy.version + 1,
}))

export const Conflict: Story = {
  name: 'A conflict keeps the own list, takes the other one, and asks about the name',
  tags: ['test-only'],
  parameters: { rows: ['PRES-28', 'ERR-98'] },
  args: {
    onSave: fn<PreservationFormProps['onSave']>(async (_edit, copies) =>
      copies[0]?.version === 3 ? { status: 'conflict', current: theirs } : { status: 'saved', value: copies },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preservation Name' }), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Visual inspection on receipt' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(
      await canvas.findByRole('heading', { name: 'Someone else changed this preservation while you were editing.' }),
    ).toBeVisible()
    await expect(namesIn(canvas, 'Initial')).toHaveLength(2)
    await expect(namesIn(canvas, 'Recurring')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: /Rotating Machines/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    const [, copies] = args.onSave.mock.calls.at(-1) ?? []
    await expect(copies?.map(({ version }) => version)).toEqual([4, 2])
    await expect(lastEdit(args.onSave)).toMatchObject({ name: 'Rotating Machines' })
  },
}

/** What someone else saved: the same step, another one, and one that this user removes. */
const theirSteps = rotatingEquipment.map((copy) => ({
  ...copy,
  steps: copy.steps.map((step) => (['s1', 's2', 's5'].includes(step.id) ? { ...step, interval: 9 } : step)),
  version: copy.version + 1,
}))

export const StepsInConflict: Story = {
  name: 'A conflict lists the steps one by one, and asks about the same field and a removed step alone',
  tags: ['test-only'],
  parameters: { rows: ['ERR-101'] },
  args: {
    onSave: fn<PreservationFormProps['onSave']>(async (_edit, copies) =>
      copies[0]?.version === 3 ? { status: 'conflict', current: theirSteps } : { status: 'saved', value: copies },
    ),
  },
  play: async ({ canvas, args }) => {
    const [first, second, third] = rotatingEquipment[0]?.steps ?? []
    await userEvent.type(canvas.getByRole('spinbutton', { name: `Interval of ${first?.name}` }), '7')
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${second?.name}` }))
    await userEvent.type(canvas.getByRole('spinbutton', { name: `Interval of ${third?.name}` }), '1')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const panel = within(await canvas.findByRole('region', { name: /while you were editing/ }))
    await expect(panel.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toContain(
      `Interval of ${third?.name}`,
    )
    await expect(panel.getByRole('group', { name: `Interval of ${first?.name}` })).toBeVisible()
    await expect(panel.getByRole('group', { name: second?.name ?? '' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Keep my changes' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    const saved = lastEdit(args.onSave)?.steps ?? []
    await expect(saved.some(({ id }) => id === second?.id)).toBe(false)
    await expect(saved.find(({ id }) => id === 's5')).toMatchObject({ interval: 9 })
  },
}

/** The copy in project 14 as someone saved it who does not see project 12. */
const renamedThere = rotatingEquipment.map((copy) =>
  copy.projectId === 14 ? { ...copy, name: 'Rotating Machines', version: 2 } : copy,
)

export const OtherCopyChanged: Story = {
  name: 'A copy that someone else renamed meanwhile is shown, and nothing is saved before a choice',
  tags: ['test-only'],
  parameters: { rows: ['PRES-28', 'ERR-98'] },
  args: {
    onSave: fn<PreservationFormProps['onSave']>(async (_edit, copies) =>
      copies[1]?.version === 1
        ? {
            status: 'conflict',
            current: renamedThere,
            author: { name: 'Priya Anand', at: new Date(2026, 10, 17, 9, 41).getTime() },
          }
        : { status: 'saved', value: copies },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Visual inspection on receipt' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const panel = within(
      await canvas.findByRole('region', {
        name: 'Priya Anand changed the copy in 14: Tank Farm Revamp on 17/11/2026 9:41AM',
      }),
    )
    await expect(args.onSave).toHaveBeenCalledOnce()
    // It is the only panel, and takes the focus.
    await expect(panel.getByRole('heading', { level: 2 })).toHaveFocus()
    await expect(canvas.queryByRole('heading', { name: /while you were editing/ })).toBeNull()
    await expect(panel.getByRole('radio', { name: /Rotating Machines$/ })).not.toBeChecked()
    await expect(panel.getByRole('radio', { name: /Rotating Equipment$/ })).not.toBeChecked()
    const save = canvas.getByRole('button', { name: /^Save/ })
    await expect(save).toHaveAccessibleDescription(
      'The copy in 14: Tank Farm Revamp differs. Choose a version of each difference first.',
    )
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(panel.getByRole('radio', { name: /Rotating Machines$/ }))
    await expect(canvas.getByRole('textbox', { name: 'Preservation Name' })).toHaveValue('Rotating Machines')
    await userEvent.click(save)
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    const edit = lastEdit(args.onSave)
    await expect(edit?.name).toBe('Rotating Machines')
    await expect(edit?.steps.map(({ id }) => id)).toEqual(['s2', 's3', 's4', 's5', 's6'])
  },
}

/** Copies that differ from the start are shown, and a save overwrites one only after a choice. */
export const DifferingCopies: Story = {
  parameters: { rows: ['PRES-28'] },
  args: {
    copies: rotatingEquipment.map((copy) =>
      copy.projectId === 14
        ? { ...copy, name: 'Rotating Machines', steps: copy.steps.filter(({ id }) => id !== 's1') }
        : copy,
    ),
  },
  play: async ({ canvas, args }) => {
    const panel = within(canvas.getByRole('region', { name: 'The copy in 14: Tank Farm Revamp differs' }))
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
    const name = canvas.getByRole('textbox', { name: 'Preservation Name' })
    await userEvent.type(name, ' 2')
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(panel.getAllByRole('radio')[0]).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
    const nameRow = within(panel.getByRole('group', { name: 'Preservation Name in 14: Tank Farm Revamp' }))
    await userEvent.click(nameRow.getByRole('radio', { name: /^Other copy/ }))
    await expect(name).toHaveValue('Rotating Machines')
    // The own text comes back, not an older one.
    await userEvent.click(nameRow.getByRole('radio', { name: /^This form/ }))
    await expect(name).toHaveValue('Rotating Equipment 2')
    await userEvent.click(panel.getByRole('button', { name: 'Keep what this form shows' }))
    const bar = canvas.getByRole('region', { name: 'Unsaved changes' })
    await expect(bar).toHaveTextContent('Preservation Name in 14: Tank Farm Revamp')
    await expect(bar).toHaveTextContent('Initial Preservation in 14: Tank Farm Revamp')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(lastEdit(args.onSave)).toMatchObject({ name: 'Rotating Equipment 2' })
    await expect(lastEdit(args.onSave)?.steps).toHaveLength(6)
  },
}

export const OverLicenses: Story = {
  name: 'Says that copies of another license are separate, and offers no project of another license',
  tags: ['test-only'],
  parameters: { rows: ['WF-81'] },
  args: {
    isKeyShared: true,
    projects: [
      { projectId: 12, name: 'Northgate Refinery Expansion', licenseId: 1 },
      { projectId: 14, name: 'Tank Farm Revamp', licenseId: 1 },
      { projectId: 45, name: 'Outer Breakwater', licenseId: 2 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Projects of another license have copies with the same key\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Projects' }))
    const option = await screen.findByRole('option', { name: /Outer Breakwater/ })
    await expect(option).toHaveAttribute('aria-disabled', 'true')
    await expect(option).toHaveTextContent('This project and the selected projects belong to different licenses.')
  },
}

/** A refused save shows the server text and keeps the changes. */
export const Refused: Story = {
  parameters: { rows: ['PRES-25', 'PRES-26', 'MSG-52'] },
  args: {
    onSave: fn<PreservationFormProps['onSave']>(async () => ({
      status: 'failed',
      message: 'Preservation could not be added',
      fields: {},
    })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Preservation Name' }), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByText('Preservation could not be added')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Preservation Name' })).toHaveValue('Rotating Equipment 2')
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

/** Without the role nothing can be changed, and the reason is shown. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-14', 'PERM-28'] },
  args: { edit: { allowed: false, reason: 'You need the "Administer Preservation" role. Ask your administrator.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can view but not edit this preservation\. You need/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Preservation Name' })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('textbox', { name: 'Step Name 1, Initial Preservation' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: /^(Add step|Delete|Move)/ })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /^Next dates/ })).toHaveLength(3)
  },
}

const manySteps = Array.from({ length: 100 }, (_, at) => ({
  id: `m${at}`,
  name: `Inspect bearing ${at + 1} of the oversized compressor train with forced lubrication`,
  interval: at,
  intervalUnit: (at % 2) as 0 | 1,
  type: (at % 2) as 0 | 1,
}))

/** One hundred steps, and no further one can be added. */
export const ManySteps: Story = {
  args: { copies: [{ ...(rotatingEquipment[0] as Preservation), steps: manySteps }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Add step to Initial/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(namesIn(canvas, 'Initial')).toHaveLength(50)
  },
}

export const Loading: Story = {
  render: () => (
    <PreservationPage
      view={{ state: 'loading' }}
      tabs={tabs}
      loading={<PreservationSkeleton />}
      failedTitle="Failed to fetch preservations."
      listHref="#list"
    >
      {() => null}
    </PreservationPage>
  ),
}

/** Says that the project has to be assigned first. */
export const NoAccess: Story = {
  parameters: { rows: ['PRES-30'] },
  render: () => (
    <PreservationPage
      view={{
        state: 'failed',
        problem: { message: 'No project access to view Preservation. Please assign project first' },
        retry: () => undefined,
      }}
      tabs={tabs}
      loading={<PreservationSkeleton />}
      failedTitle="Not found"
      listHref="#list"
    >
      {() => null}
    </PreservationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No project access to view Preservation. Please assign project first')).toBeVisible()
  },
}
