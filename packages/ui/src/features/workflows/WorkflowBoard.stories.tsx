import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { readLinks } from '@sitewright/domain/workflows/links'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useUndoHistory } from '../../undo/use-undo-history'
import { spoolPhases } from '../fixtures/workflow-boards'
import { WorkflowBoard } from './WorkflowBoard'

const changed = fn()

function Form(
  props: Omit<ComponentProps<typeof WorkflowBoard>, 'phases' | 'links' | 'onChange' | 'onUndo' | 'onRedo'>,
) {
  const history = useUndoHistory<readonly WorkflowPhase[]>({ defaultValue: spoolPhases, onChange: changed })
  return (
    <WorkflowBoard
      {...props}
      phases={history.value}
      links={readLinks(history.value)}
      onChange={history.set}
      onUndo={history.undo}
      onRedo={history.redo}
    />
  )
}

const meta = {
  title: 'Screens/Workflows/Board',
  component: Form,
  args: { onOpenItem: fn(), onOpenPhase: fn(), onCreateItem: fn(), onEditWeights: fn(), onRebalance: fn() },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

/** Cards show weight, type and flags. */
export const Cards: Story = {
  parameters: { rows: ['WF-40', 'WF-42', 'WF-96'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Material arrives at gate' })).toHaveAccessibleDescription(
      'Weight 20 Progress Trigger: Gate tag Emails: yard@northgate.example 1 of 3',
    )
    await expect(canvas.getByRole('button', { name: 'Put away' })).toHaveAccessibleDescription(
      'Weight 30 Progress Completes Material arrives at gate 3 of 3',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Properties of Cut' }))
    await expect(args.onOpenItem).toHaveBeenCalledWith('cut')
    const fabricate = canvas.getByRole('region', { name: 'Phase Fabricate, weight 60, 2 items' })
    await userEvent.click(within(fabricate).getByRole('button', { name: 'Create Item in Fabricate' }))
    await expect(args.onCreateItem).toHaveBeenCalledWith('fabricate', 2)
    await userEvent.click(within(fabricate).getByRole('button', { name: 'Edit Weights: Fabricate' }))
    await expect(args.onEditWeights).toHaveBeenCalledWith('fabricate')
  },
}

export const LinksFollow: Story = {
  name: 'Rewrites links to an item that moves, and undo reverses both',
  tags: ['test-only'],
  parameters: { rows: ['WF-41', 'WF-79'] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Put away' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(canvas.getByRole('button', { name: 'Put away' })).toHaveFocus()
    const [next] = changed.mock.lastCall as [WorkflowPhase[]]
    await expect(next[1]?.items.map(({ itemName }) => itemName)).toEqual(['Cut', 'Weld', 'Put away'])
    await expect(next[1]?.items[0]?.preRequisite).toEqual({ phaseId: 'fabricate', itemId: 'put away' })
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(changed).toHaveBeenLastCalledWith(spoolPhases)
    await expect(canvas.getByRole('button', { name: 'Put away' })).toHaveFocus()
  },
}

export const DeletionBlocked: Story = {
  name: 'Does not delete an item that other items refer to',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-34', 'ITEM-36'] },
  play: async ({ canvas }) => {
    const reason = "Can't delete Put away. Used by: Cut (Prerequisite)."
    const trash = canvas.getByRole('button', { name: 'Delete Put away' })
    await expect(trash).toHaveAttribute('aria-disabled', 'true')
    await expect(trash).toHaveAccessibleDescription(reason)
    await expect(canvas.getByRole('button', { name: 'Delete Cut' })).not.toHaveAttribute('aria-disabled')
    for (const [name, blocked] of [
      ['Put away', reason],
      ['Receive', "Can't delete Receive. Cut needs an item of this phase."],
    ] as const) {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Delete}')
      await waitFor(() => expect(document.querySelector('[data-tooltip]:popover-open')).toHaveTextContent(blocked))
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard('m')
    await expect(await screen.findByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
  },
}

export const NameTaken: Story = {
  name: 'Rejects a missing name and a name that is not unique',
  tags: ['test-only'],
  parameters: { rows: ['WF-49', 'WF-50', 'ITEM-04', 'ITEM-05'] },
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

export const OpensPhases: Story = {
  name: 'Opens the properties of a phase from its name and its menu',
  tags: ['test-only'],
  parameters: { rows: ['WF-36'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await expect(args.onOpenPhase).toHaveBeenCalledWith('receive')
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Properties of Count and inspect' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(?:Move|Delete|Create Item)/ })).toBeNull()
  },
}
