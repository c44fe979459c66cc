import type { EquipmentStatus } from '@sitewright/domain/workflows/item'
import { readLinks, withoutLink } from '@sitewright/domain/workflows/links'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { SingleKeys } from '../../../single-keys/use-single-keys'
import { linkedPhases } from '../../fixtures/workflow-boards'
import { WorkflowBoard } from '../WorkflowBoard'
import { focusCard } from '../workflow-faults'
import { Work } from './DanglingLinks.styles'
import { LinksButton } from './LinksButton'
import { LinksPanel } from './LinksPanel'

const STATUSES: readonly EquipmentStatus[] = [{ name: 'Under repair', state: 4 }]

interface BoardProps {
  phases: readonly WorkflowPhase[]
  isReadOnly: boolean
  hasSingleKeys: boolean
  onOpenItem: (itemId: string) => void
  onChooseItem: () => void
}

/** A board with the button and the panel. */
function Board({ phases: stored, isReadOnly, hasSingleKeys, onOpenItem, onChooseItem }: BoardProps) {
  const [phases, setPhases] = useState(stored)
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const links = readLinks(phases)
  return (
    <SingleKeys value={hasSingleKeys}>
      <div ref={root}>
        <LinksButton isOpen={isOpen} onOpen={setOpen} board={board} />
        <Work data-open={isOpen ? '' : undefined}>
          <div ref={board}>
            <WorkflowBoard
              phases={phases}
              links={links}
              isReadOnly={isReadOnly}
              onChange={setPhases}
              onUndo={() => undefined}
              onRedo={() => undefined}
              onOpenItem={onOpenItem}
              onOpenPhase={fn()}
              onCreateItem={fn()}
              onEditWeights={fn()}
              onRebalance={fn()}
            />
          </div>
          {isOpen && (
            <LinksPanel
              links={links}
              board={board}
              statuses={STATUSES}
              isReadOnly={isReadOnly}
              onGo={(itemId) => focusCard(root.current, itemId)}
              onOpenItem={onOpenItem}
              onRemoveLink={(link) => setPhases(withoutLink(phases, link))}
              onChooseItem={onChooseItem}
              onClose={() => setOpen(false)}
            />
          )}
        </Work>
      </div>
    </SingleKeys>
  )
}

const meta = {
  title: 'Screens/Workflows/Links',
  component: Board,
  parameters: { layout: 'fullscreen' },
  args: { phases: linkedPhases, isReadOnly: false, hasSingleKeys: true, onOpenItem: fn(), onChooseItem: fn() },
} satisfies Meta<typeof Board>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const openOn = async (canvas: Canvas, card: string) => {
  canvas.getByRole('button', { name: card }).focus()
  await userEvent.keyboard('l')
  return within(await canvas.findByRole('region', { name: 'Links' }))
}
/** The texts of the links under a heading. */
const list = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** What the card uses, what uses it, and what leaves the workflow. */
export const Panel: Story = {
  parameters: { rows: ['WF-100', 'WF-103'] },
  play: async ({ canvas, args }) => {
    const panel = await openOn(canvas, 'Fit-up')
    await expect(await panel.findByRole('heading', { name: 'Fit-up' })).toBeVisible()
    await expect(panel.getByText('Fabricate, item 3 of 4, weight 20')).toBeVisible()
    await expect(list(canvas, 'Uses')).toEqual([
      'BevelPrerequisite, Fabricate1',
      'WeldConditional “Fits”, Fabricate2',
      'CutConditional “Too short”, Fabricate3',
      expect.stringMatching(/^Deleted itemAuto-Reset: its item no longer exists/),
      'Put awayAuto-Complete, Receive4',
    ])
    await expect(list(canvas, 'Used by')).toEqual(['RadiographyAuto-Reset, Test5'])
    await expect(list(canvas, 'Outside the workflow')).toEqual([
      'Sets the status to Under repair when the item is completedEquipment Status',
      'yard@northgate.exampleEmails',
    ])
    await userEvent.click(panel.getByRole('button', { name: 'Properties of Fit-up' }))
    await expect(args.onOpenItem).toHaveBeenLastCalledWith('fit-up')
    await userEvent.click(panel.getByRole('button', { name: /^Choose item/ }))
    await expect(args.onChooseItem).toHaveBeenCalledOnce()
    await userEvent.click(panel.getByRole('button', { name: /^Remove link/ }))
    await expect(panel.getByRole('button', { name: 'Properties of Fit-up' })).toHaveFocus()
    await expect(list(canvas, 'Uses')).toHaveLength(4)
    await userEvent.click(panel.getByRole('button', { name: 'Bevel' }))
    await expect(
      within(canvas.getByRole('region', { name: /^Phase Fabricate/ })).getByRole('button', { name: 'Bevel' }),
    ).toHaveFocus()
    await expect(await panel.findByRole('heading', { name: 'Bevel' })).toBeVisible()
    await expect(panel.getByText('Uses no other item.')).toBeVisible()
    await expect(panel.getByText('No equipment status, no trigger, no emails.')).toBeVisible()
  },
}

export const KeyboardAlone: Story = {
  name: 'Keys open it, jump, go back and close it',
  tags: ['test-only'],
  parameters: { rows: ['WF-101'] },
  play: async ({ canvas }) => {
    const panel = await openOn(canvas, 'Fit-up')
    await panel.findByRole('heading', { name: 'Fit-up' })
    const inPhase = (phase: RegExp, name: string) =>
      within(canvas.getByRole('region', { name: phase })).getByRole('button', { name })
    await expect(inPhase(/^Phase Fabricate/, 'Fit-up')).toHaveFocus()
    await userEvent.keyboard('4')
    await expect(inPhase(/^Phase Receive/, 'Put away')).toHaveFocus()
    await expect(await panel.findByRole('heading', { name: 'Put away' })).toBeVisible()
    await userEvent.keyboard('1')
    await expect(inPhase(/^Phase Fabricate/, 'Fit-up')).toHaveFocus()
    await userEvent.keyboard('b')
    await expect(inPhase(/^Phase Receive/, 'Put away')).toHaveFocus()
    await userEvent.keyboard('bb9')
    await expect(inPhase(/^Phase Fabricate/, 'Fit-up')).toHaveFocus()
    // A name that is typed has these letters.
    await userEvent.keyboard('{F2}')
    await userEvent.keyboard('lb1')
    await expect(canvas.getByRole('textbox')).toHaveValue('lb1')
    await userEvent.keyboard('{Escape}{ArrowDown}')
    await expect(await panel.findByRole('heading', { name: 'Weld' })).toBeVisible()
    panel.getByRole('button', { name: 'Copy as text' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region', { name: 'Links' })).toBeNull()
    await expect(inPhase(/^Phase Fabricate/, 'Weld')).toHaveFocus()
    await userEvent.keyboard('l')
    const again = within(await canvas.findByRole('region', { name: 'Links' }))
    ;(await again.findByRole('button', { name: 'Fit-up' })).focus()
    await userEvent.keyboard('l')
    await expect(canvas.queryByRole('region', { name: 'Links' })).toBeNull()
    await expect(inPhase(/^Phase Fabricate/, 'Weld')).toHaveFocus()
  },
}

export const WithoutSingleKeys: Story = {
  name: 'Shows no keys to users who turned single keys off',
  tags: ['test-only'],
  args: { hasSingleKeys: false, isReadOnly: true },
  parameters: { rows: ['WF-101'] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Fit-up' }).focus()
    await userEvent.keyboard('l')
    await expect(canvas.queryByRole('region', { name: 'Links' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Links' }))
    const panel = within(await canvas.findByRole('region', { name: 'Links' }))
    await panel.findByRole('heading', { name: 'Fit-up' })
    await expect(list(canvas, 'Used by')).toEqual(['RadiographyAuto-Reset, Test'])
    await expect(panel.queryByRole('button', { name: /^Remove link/ })).toBeNull()
  },
}

export const Copies: Story = {
  name: 'Copies the links as text',
  tags: ['test-only'],
  parameters: { rows: ['WF-102'] },
  play: async ({ canvas }) => {
    const write = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
    const panel = await openOn(canvas, 'Radiography')
    await userEvent.click(await panel.findByRole('button', { name: 'Copy as text' }))
    await waitFor(() => expect(panel.getByText('Links of Radiography copied as text.')).toBeInTheDocument())
    await expect(mocked(write).mock.lastCall).toEqual([expect.stringContaining('Fit-up (Auto-Reset, Fabricate)')])
  },
}

/** Below 1024 px it follows the board. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { rows: ['WF-103'] },
  play: async ({ canvas }) => {
    const panel = await openOn(canvas, 'Fit-up')
    await panel.findByRole('heading', { name: 'Fit-up' })
    const board = canvas.getByRole('group', { name: 'Phases' }).getBoundingClientRect()
    await expect(canvas.getByRole('region', { name: 'Links' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      board.bottom,
    )
  },
}
