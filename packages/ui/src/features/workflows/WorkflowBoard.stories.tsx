import type { BoardWorkflowItem, BoardWorkflowPhase } from '@sitewright/domain/workflows/board'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { WorkflowBoard } from './WorkflowBoard'

const item = (itemName: string, itemWeight: number, more: Partial<BoardWorkflowItem> = {}): BoardWorkflowItem => ({
  itemId: itemName.toLowerCase(),
  itemName,
  itemType: 2,
  itemWeight,
  ...more,
})

const PHASES: BoardWorkflowPhase[] = [
  {
    phaseId: 'receive',
    phaseName: 'Receive',
    color: '#FCC400',
    phaseWeight: 40,
    items: [
      item('Material arrives at gate', 20, { triggers: [{}], emails: ['yard@northgate.example'] }),
      item('Count and inspect', 50, { requirements: [{}] }),
      item('Put away', 30, { complete: [{ phaseId: 'receive', itemId: 'count and inspect' }] }),
    ],
  },
  {
    phaseId: 'fabricate',
    phaseName: 'Fabricate',
    color: '#3B82C4',
    phaseWeight: 60,
    items: [
      item('Cut', 40, { itemType: 1, preRequisite: { phaseId: 'receive', itemId: 'put away' } }),
      item('Weld', 60, { itemType: 3, production: {} }),
    ],
  },
]

const changed = fn()

function Form(props: Omit<ComponentProps<typeof WorkflowBoard>, 'phases' | 'onChange'>) {
  const [phases, setPhases] = useState<readonly BoardWorkflowPhase[]>(PHASES)
  return (
    <WorkflowBoard
      {...props}
      phases={phases}
      onChange={(next) => {
        changed(next)
        setPhases(next)
      }}
    />
  )
}

const meta = {
  title: 'Screens/Workflows/Board',
  component: Form,
  args: { onOpenItem: fn(), onCreateItem: fn(), onEditWeights: fn() },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {
  name: 'Cards show weight, type and flags [WF-40, WF-42]',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Material arrives at gate' })).toHaveAccessibleDescription(
      'Weight 20 Progress Triggers Emails 1 of 3',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Properties of Cut' }))
    await expect(args.onOpenItem).toHaveBeenCalledWith('cut')
    const fabricate = canvas.getByRole('region', { name: 'Phase Fabricate, weight 60, 2 items' })
    await userEvent.click(within(fabricate).getByRole('button', { name: 'Create Item' }))
    await expect(args.onCreateItem).toHaveBeenCalledWith('fabricate')
    await userEvent.click(within(fabricate).getByRole('button', { name: 'Edit Weights' }))
    await expect(args.onEditWeights).toHaveBeenCalledWith('fabricate')
  },
}

export const LinksFollow: Story = {
  name: 'Links follow an item that moves, and undo takes both back [WF-41, WF-79]',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Put away' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(canvas.getByRole('button', { name: 'Put away' })).toHaveFocus()
    const [next] = changed.mock.lastCall as [BoardWorkflowPhase[]]
    await expect(next[1]?.items.map(({ itemName }) => itemName)).toEqual(['Cut', 'Weld', 'Put away'])
    await expect(next[1]?.items[0]?.preRequisite).toEqual({ phaseId: 'fabricate', itemId: 'put away' })
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(changed).toHaveBeenLastCalledWith(PHASES)
    await expect(canvas.getByRole('button', { name: 'Put away' })).toHaveFocus()
  },
}

export const DeletionBlocked: Story = {
  name: 'An item that others refer to stays [ITEM-34, ITEM-36]',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Put away' }).focus()
    await userEvent.keyboard('{Delete}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Put away?' })
    await waitFor(() => expect(within(dialog).getByText('Prerequisite of Cut, phase Fabricate')).toBeVisible())
    const button = within(dialog).getByRole('button', { name: /^Delete/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Referred to as Prerequisite of Cut, phase Fabricate.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Put away' })).toHaveFocus())
  },
}

export const NameTaken: Story = {
  name: 'A name that is taken or missing is refused [WF-49, WF-50, ITEM-04, ITEM-05]',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Fabricate' }).focus()
    await userEvent.keyboard('{F2}receive{Enter}')
    const phase = canvas.getByRole('textbox', { name: 'New name of Fabricate' })
    await expect(phase).toHaveAccessibleDescription('Phase name must be unique within workflow')
    await userEvent.clear(phase)
    await expect(phase).toHaveAccessibleDescription('Phase name is Required')
    await userEvent.keyboard('{Escape}{ArrowDown}{F2}Weld{Enter}')
    const name = canvas.getByRole('textbox', { name: 'New name of Cut' })
    await expect(name).toHaveAccessibleDescription('Item name must be unique within phase')
    await userEvent.clear(name)
    await expect(name).toHaveAccessibleDescription('Item name is Required')
  },
}

export const ReadOnly: Story = { args: { isReadOnly: true } }
