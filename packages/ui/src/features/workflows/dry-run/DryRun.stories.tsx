import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { linkTo, sampleItem, samplePhase } from '@sitewright/domain/workflows/workflow-sample'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { DryRun } from './DryRun'

const named = (itemId: string, itemName: string, weight: number, more: Parameters<typeof sampleItem>[2] = {}) =>
  sampleItem(itemId, weight, { itemName, ...more })
const trigger = (triggerType: 1 | 2, condition: 1 | 2 | 3 | 4) => ({
  id: '6f0e7b0a-2f3e-4f5d-9f01-0d6c1f8a0001',
  triggerType,
  triggerName: 'Gate',
  siteID: triggerType === 1 ? 4 : 0,
  condition,
})
const requirement = {
  name: 'Delivery note',
  requirementType: 1,
  requirmentWeight: 0,
  IsPropertyEditable: false,
} as const

const phases: readonly WorkflowPhase[] = [
  {
    ...samplePhase(
      'receive',
      15,
      named('arrive', 'Material arrives at gate', 20, { triggers: [trigger(1, 1)] }),
      named('count', 'Count and inspect', 50, { requirements: [requirement] }),
      named('away', 'Put away', 30),
    ),
    phaseName: 'Receive',
  },
  {
    ...samplePhase(
      'fabricate',
      60,
      named('cut', 'Cut', 20, { itemType: 1 }),
      named('fit', 'Fit-up', 30, {
        complete: [linkTo('away', 'receive'), linkTo('cut', 'fabricate')],
        reset: [linkTo('visual', 'test')],
        emails: ['amara.osei@northgate.example', 'farid.haddad@northgate.example'],
        equipmentStatus: { progressState: 0, equipmentStatusState: 5 },
        conditionalVisibility: [
          { condition: 'Fits', ...linkTo('weld', 'fabricate') },
          { condition: 'Too short', ...linkTo('extend', 'fabricate') },
        ],
      }),
      named('weld', 'Weld', 30),
      named('extend', 'Extend', 10),
      named('map', 'Weld map signed', 10, { preRequisite: linkTo('fit', 'fabricate') }),
    ),
    phaseName: 'Fabricate',
    color: '#3B82C4',
  },
  {
    ...samplePhase(
      'test',
      25,
      named('visual', 'Visual inspection', 40),
      named('hydro', 'Hydrotest', 60, {
        itemStateFromEquipmentStatus: [{ progressState: 0, equipmentStatusState: 6 }],
      }),
    ),
    phaseName: 'Test',
    color: '#2E9E77',
  },
]

const meta: Meta<typeof DryRun> = {
  title: 'Screens/Workflows/Dry run',
  component: DryRun,
  parameters: { layout: 'fullscreen' },
  args: {
    workflow: 'Spool Fabrication',
    phases,
    changeCount: 2,
    statuses: [
      { name: 'Available', state: 5 },
      { name: 'Under repair', state: 6 },
    ],
    getSiteName: (siteId) => (siteId === 4 ? 'Gate 4' : undefined),
    listHref: '#list',
    boardHref: '#board',
    onClose: fn(),
    toasts: { info: fn(() => ''), error: fn(() => '') },
  },
}

export default meta
type Story = StoryObj<typeof DryRun>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const stepsOf = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'What happens' }))

/** Before the first step. */
export const Default: Story = { parameters: { rows: ['WF-85'] } }

/** Completes items by keyboard alone, chooses a condition, and takes steps back. */
export const Stepped: Story = {
  parameters: { rows: ['WF-86', 'WF-87', 'WF-89', 'WF-91', 'WF-94'] },
  play: async ({ canvas }) => {
    button(canvas, 'Complete Material arrives at gate').focus()
    await userEvent.keyboard(' ')
    await expect(button(canvas, 'Complete Count and inspect')).toHaveFocus()
    await expect(stepsOf(canvas).getByText('Material enters Gate 4')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect(stepsOf(canvas).getByText('Delivery note')).toBeVisible()
    await userEvent.click(button(canvas, 'Complete Visual inspection'))
    button(canvas, 'Complete Fit-up').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(await stepsOf(canvas).findByText('Conditional: Fits')).toBeVisible()
    for (const text of ['Completes 2', 'Resets 1', 'to Available, from No status', 'Sends email to 2', 'Unlocks 1'])
      await expect(stepsOf(canvas).getByText(text)).toBeVisible()
    await expect(canvas.getByText('Not on the path: Fit-up is Fits')).toBeVisible()
    await expect(button(canvas, 'Complete Weld')).toHaveFocus()
  },
}

export const TakesBack: Story = {
  name: 'Takes the last step back or another way',
  tags: ['test-only'],
  parameters: { rows: ['WF-89', 'WF-91', 'WF-94'] },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, 'Complete Count and inspect'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(button(canvas, 'Complete Count and inspect')).toHaveFocus()
    await expect(canvas.getByText('Step 1 undone. Progress 0 of 100.')).toBeInTheDocument()
    await userEvent.click(button(canvas, 'Complete Fit-up'))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Fits' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Too short' }))
    await expect(stepsOf(canvas).getByText('Conditional: Too short')).toBeVisible()
    await expect(canvas.getByText('Not on the path: Fit-up is Too short')).toBeVisible()
    await expect(button(canvas, 'Complete Extend')).toHaveFocus()
    await userEvent.click(button(canvas, 'Start over'))
    await expect(canvas.getByRole('heading', { name: 'Complete an item to see what follows' })).toBeVisible()
    await expect(button(canvas, 'Complete Material arrives at gate')).toHaveFocus()
  },
}

export const SetsAmountAndStatus: Story = {
  name: 'Sets an amount and the equipment status',
  tags: ['test-only'],
  parameters: { rows: ['WF-86', 'WF-87'] },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('spinbutton', { name: 'Percent of Cut' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '40')
    await userEvent.keyboard('{Enter}')
    await expect(stepsOf(canvas).getByText('You set Cut to 40 %')).toBeVisible()
    await expect(button(canvas, 'Complete Cut')).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Equipment status' }), 'Under repair')
    await expect(stepsOf(canvas).getByText('The equipment becomes Under repair')).toBeVisible()
    await expect(canvas.getByText('step 2, by Under repair')).toBeVisible()
    await userEvent.click(stepsOf(canvas).getByRole('button', { name: 'Undo step 2' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const CopiesAsText: Story = {
  name: 'Runs all in order and copies the steps',
  tags: ['test-only'],
  parameters: { rows: ['WF-91', 'WF-93'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Run all in order'))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(stepsOf(canvas).getByText('9 steps')).toBeVisible()
    const copied: string[] = []
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    navigator.clipboard.writeText = async (text) => void copied.push(text)
    await userEvent.click(button(canvas, 'Copy as text'))
    await waitFor(() => expect(mocked(args.toasts.info)).toHaveBeenCalledWith('Copied 9 steps as text.'))
    navigator.clipboard.writeText = write
    await expect(copied[0]).toContain('1. Material enters Gate 4 (Trigger): 0 to 3')
    await expect(copied[0]).toContain('Receive 100 %, Fabricate 100 %, Test 100 %')
  },
}

/** Two items that reset each other. */
export const Loop: Story = {
  args: {
    phases: [
      samplePhase(
        'a',
        100,
        named('fit', 'Fit-up', 50, { complete: [linkTo('weld')] }),
        named('weld', 'Weld', 50, { reset: [linkTo('fit')] }),
      ),
    ],
  },
  parameters: { rows: ['WF-88'] },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, 'Complete Fit-up'))
    await expect(
      stepsOf(canvas).getByText('You complete Fit-up, and Weld resets it. The dry run ignores the second one.'),
    ).toBeVisible()
  },
}

/** A draft whose links name items that are gone. */
export const DanglingLinks: Story = {
  args: {
    phases: [samplePhase('a', 100, named('fit', 'Fit-up', 100, { complete: [linkTo('x')], reset: [linkTo('y')] }))],
  },
  parameters: { rows: ['WF-92'] },
}

export const RunsWithoutThem: Story = {
  name: 'Goes back or runs without dangling links',
  tags: ['test-only'],
  parameters: { rows: ['WF-92'] },
  args: { ...DanglingLinks.args },
  play: async ({ canvas, args }) => {
    await userEvent.click(button(canvas, 'Show on the board'))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(button(canvas, 'Run without them'))
    await expect(button(canvas, 'Complete Fit-up')).toHaveFocus()
  },
}

/** A workflow without items. */
export const Empty: Story = {
  args: { phases: [samplePhase('a', 100)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The workflow has no items yet.' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Complete/ })).toBeNull()
  },
}
