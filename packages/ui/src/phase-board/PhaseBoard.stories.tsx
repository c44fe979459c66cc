import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scale } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { FLAGS, makePhase, makePhases, namesIn } from './board-fixture'
import { type Phases, PhaseBoard } from './PhaseBoard'
import { description } from './PhaseBoard.description'
import { anatomy } from '../foundations/anatomy-story'

const PHASES = makePhases(['#fcc400', '#3b82c4', '#2f9e7b', '#8c6bc8'])
const EDIT_WEIGHTS = [{ id: 'weights', label: 'Edit weights', icon: <Scale />, onAction: fn() }]

let created = 0
const meta = {
  title: 'Components/Phase board',
  component: PhaseBoard,
  tags: ['autodocs'],
  args: {
    label: 'Phases',
    defaultValue: PHASES,
    flags: FLAGS,
    phaseActions: EDIT_WEIGHTS,
    onChange: fn(),
    onOpen: fn(),
    createItem: () => ({ id: `new ${(created += 1)}`, name: 'New item', weight: 0, kind: 'Progress' }),
    createPhase: () => ({
      id: `new phase ${(created += 1)}`,
      name: 'New phase',
      weight: 0,
      color: '#fcc400',
      items: [],
    }),
  },
  argTypes: { flags: { control: false }, phaseActions: { control: false }, defaultValue: { control: false } },
  parameters: { description },
} satisfies Meta<typeof PhaseBoard>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const card = (canvas: Canvas, name: string): HTMLElement => canvas.getByRole('button', { name })

/** Presses keys and waits until an element has the focus, because a menu or dialog renders later. */
async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys)
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
}

export const Default: Story = {
  tags: ['visual', 'linked'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Phase Build, weight 40, 5 items' })
    await expect(within(region).getAllByRole('listitem')).toHaveLength(5)
    await expect(card(canvas, 'Excavate')).toHaveAccessibleDescription('Weight 20 Incremental Trigger Emails 2 of 3')
    await expect(canvas.getByRole('region', { name: 'Phase Test, weight 25, 0 items' })).toHaveTextContent(
      'No items yet',
    )
  },
}

export const Menu: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Excavate' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to phase' })).toBeVisible())
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to phase' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Build' }))
    await waitFor(() => expect(card(canvas, 'Excavate')).toHaveFocus())
    await expect(namesIn(canvas, 'Build')).toEqual(['Cut', 'Excavate', 'Bevel', 'Fit up', 'Weld', 'Sign'])
    await expect(canvas.getByText('Excavate moved to Build, position 2 of 6')).toBeInTheDocument()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const MoveToPosition: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Cut' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to position …' }))
    const field = await screen.findByLabelText('Position, 1 to 5')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.keyboard('9{Enter}')
    await expect(field).toHaveAccessibleDescription(/Enter a whole number from 1 to 5/)
    await userEvent.clear(field)
    await userEvent.keyboard('4{Enter}')
    await expect(namesIn(canvas, 'Build')).toEqual(['Bevel', 'Fit up', 'Weld', 'Cut', 'Sign'])
    await waitFor(() => expect(card(canvas, 'Cut')).toHaveFocus())
  },
}

/** Marks the cards that match and mutes the others. */
export const Search: Story = {
  args: { hasSearch: true },
  parameters: { rows: ['WF-111'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search items' }), 'e')
    await expect(await canvas.findByText('5 of 10 found')).toBeVisible()
    await waitFor(() => expect(card(canvas, 'Bevel').querySelector('mark')).toHaveTextContent('e'))
    await expect(card(canvas, 'Cut').closest('[data-muted]')).not.toBeNull()
  },
}

export const OnlyItem: Story = {
  name: 'Gives the reason why the only item or phase cannot move',
  tags: ['test-only'],
  args: { defaultValue: [makePhase('Build', 100, '#3b82c4', ['Cut'])] },
  play: async ({ canvas }) => {
    card(canvas, 'Cut').focus()
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect(canvas.getByText('Cut was not moved. This is the only item in the phase.')).toBeInTheDocument()
    await press('{Alt>}{ArrowRight}{/Alt}')
    await expect(canvas.getByText('Cut was not moved. There is no other phase.')).toBeInTheDocument()
    await press('m')
    for (const name of [/^Move up/, /^Move down/, /^Move first/, /^Move last/, /^Move to position/])
      await expect(await screen.findByRole('menuitem', { name })).toHaveTextContent(
        'This is the only item in the phase.',
      )
    await press('{Escape}')
    await waitFor(() => expect(card(canvas, 'Cut')).toHaveFocus())
    await press('{ArrowUp}{Alt>}{ArrowRight}{/Alt}')
    await expect(canvas.getByText('Build was not moved. There is no other phase.')).toBeInTheDocument()
  },
}

export const PhaseDeletion: Story = {
  name: 'Shows how many items are deleted with a phase',
  tags: ['test-only'],
  args: {
    defaultValue: [
      makePhase('Build', 50, '#3b82c4', ['Cut', 'Weld']),
      makePhase('Test', 30, '#2f9e7b', ['Check']),
      makePhase('Ship', 20, '#8c6bc8', []),
    ],
  },
  play: async ({ canvas }) => {
    for (const [name, text] of [
      ['Build', 'This also deletes its 2 items. You can undo this until you leave.'],
      ['Test', 'This also deletes its item. You can undo this until you leave.'],
      ['Ship', 'You can undo this until you leave.'],
    ] as const) {
      card(canvas, name).focus()
      await press('{Delete}')
      const dialog = await screen.findByRole('alertdialog', { name: `Delete ${name}?` })
      await expect(dialog).toHaveAccessibleDescription(text)
      await press('{Escape}')
      await waitFor(() => expect(card(canvas, name)).toHaveFocus())
    }
  },
}

export const OneGroup: Story = {
  name: 'Is one group with the label and one description',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group', { name: 'Phases' })).toHaveLength(1)
    await expect(canvas.getByRole('group', { name: 'Phases' })).toHaveAccessibleDescription(/^Arrow keys move/)
  },
}

/** Shows its keys. */
export const VisibleKeys: Story = {
  play: async ({ canvas }) => {
    const keys = canvas.getAllByRole('term').map((term) => [...term.children].map((cap) => cap.textContent).join('+'))
    await expect(keys).toEqual(['←+↑+↓+→', 'Enter', 'M', 'Alt+← ↑ ↓ →', 'Ctrl+Enter', 'F2', 'Delete', 'Ctrl+Z'])
    for (const term of canvas.getAllByRole('term')) await expect(term).toBeVisible()
  },
}

export const AddItem: Story = {
  name: 'Reaches the buttons below a phase with Down and Tab',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add item to Build' })
    const edit = canvas.getByRole('button', { name: 'Edit weights: Build' })
    card(canvas, 'Weld').focus()
    await press('{ArrowDown}')
    await expect(card(canvas, 'Sign')).toHaveFocus()
    await press('{ArrowDown}')
    await expect(add).toHaveFocus()
    await press('{ArrowDown}')
    await expect(edit).toHaveFocus()
    await press('{ArrowDown}')
    await expect(edit).toHaveFocus()
    await press('{ArrowUp}{ArrowUp}')
    await expect(card(canvas, 'Sign')).toHaveFocus()
    await userEvent.tab()
    await expect(add).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(card(canvas, 'Sign')).toHaveFocus()
    await userEvent.tab()
    await press('{ArrowRight}')
    // An empty phase has only its head.
    await expect(card(canvas, 'Test')).toHaveFocus()
    await press('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Add item to Test' })).toHaveFocus()
    await press('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'New name of New item' })).toHaveFocus()
    await press('Inspect{Enter}')
    await expect(namesIn(canvas, 'Test')).toEqual(['Inspect'])
    await expect(card(canvas, 'Inspect')).toHaveFocus()
  },
}

export const BrowseMode: Story = {
  name: 'Opens properties and menu by the clicks of a screen reader in browse mode',
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    // In browse mode, Enter and Space reach the page as a click without a key.
    card(canvas, 'Cut').click()
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    canvas.getByRole('button', { name: 'Move Cut' }).click()
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Cut' })).toHaveFocus())
    await press('{Escape}')
    await waitFor(() => expect(card(canvas, 'Cut')).toHaveFocus())
  },
}

export const UndoAnnouncement: Story = {
  name: 'Announces undo once, by button and by key alike',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const announcements = () => canvas.getAllByRole('status').flatMap((status) => status.textContent.trim() || [])
    card(canvas, 'Survey').focus()
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect(announcements()).toEqual(['Survey moved to Prepare, position 2 of 3'])
    const undo = canvas.getByRole('button', { name: 'Undo: Move Survey' })
    undo.focus()
    await press('{Enter}')
    await expect(announcements()).toEqual(['Undone: Move Survey.'])
    await expect(undo).toHaveFocus()
    await press('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(announcements()).toEqual(['Redone: Move Survey.'])
    await expect(undo).toHaveFocus()
    card(canvas, 'Survey').focus()
    await press('{Control>}z{/Control}')
    await expect(announcements()).toEqual(['Undone: Move Survey.'])
    await expect(card(canvas, 'Survey')).toHaveFocus()
  },
}

export const IllegalMove: Story = {
  args: {
    getMoveError: (item, to) =>
      item.name === 'Excavate' && to.name === 'Build' ? 'It must stay before Build, which waits for it.' : undefined,
  },
  play: async ({ canvas }) => {
    card(canvas, 'Excavate').focus()
    await press('{Alt>}{ArrowRight}{/Alt}')
    await expect(
      canvas.getByText('Excavate was not moved. It must stay before Build, which waits for it.'),
    ).toBeInTheDocument()
    await expect(card(canvas, 'Excavate')).toHaveFocus()
    await press('m')
    await screen.findByRole('menuitem', { name: 'Move to phase' })
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to phase' }))
    const build = await screen.findByRole('menuitem', { name: /^Build/ })
    await expect(build).toHaveAttribute('aria-disabled', 'true')
    await expect(build).toHaveTextContent('It must stay before Build, which waits for it.')
  },
}

export const Deletion: Story = {
  args: {
    getRemoveError: ({ phase, item }) =>
      item?.name === 'Cut' || (item === undefined && phase.name === 'Build') ? 'Weld refers to Cut.' : undefined,
  },
  play: async ({ canvas }) => {
    const trash = canvas.getByRole('button', { name: 'Delete Cut' })
    await expect(trash).toHaveAttribute('aria-disabled', 'true')
    await expect(trash).toHaveAccessibleDescription('Weld refers to Cut.')
    await userEvent.click(trash)
    await expect(card(canvas, 'Cut')).toHaveFocus()
    for (const name of ['Cut', 'Build']) {
      card(canvas, name).focus()
      await press('{Delete}')
      await expect(canvas.getByText(`${name} was not deleted. Weld refers to Cut.`)).toBeInTheDocument()
      await waitFor(() => expect(document.querySelector('[data-tooltip]:popover-open')).not.toBeNull())
      await expect(document.querySelector('[data-tooltip]:popover-open')).toHaveTextContent('Weld refers to Cut.')
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await press('{ArrowDown}')
      await waitFor(() => expect(document.querySelector('[data-tooltip]:popover-open')).toBeNull())
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Sign' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(card(canvas, 'Weld')).toHaveFocus())
    await expect(namesIn(canvas, 'Build')).toEqual(['Cut', 'Bevel', 'Fit up', 'Weld'])
    // A closed dialog can return the focus one frame later.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await expect(card(canvas, 'Weld')).toHaveFocus()
  },
}

export const Renaming: Story = {
  args: {
    getNameError: ({ phase: { items }, item }, name) =>
      items.some((other) => other !== item && other.name.toLowerCase() === name.toLowerCase())
        ? 'Item name must be unique within phase'
        : undefined,
  },
  play: async ({ canvas }) => {
    card(canvas, 'Weld').focus()
    await press('{F2}')
    const input = canvas.getByRole('textbox', { name: 'New name of Weld' })
    await expect(input).toHaveFocus()
    await userEvent.clear(input)
    await press('cut{Enter}')
    await expect(input).toHaveAccessibleDescription('Item name must be unique within phase')
    await expect(input).toHaveValue('cut')
    await press('ter{Enter}')
    await expect(card(canvas, 'cutter')).toHaveFocus()
    await press('{F2}')
    await userEvent.clear(canvas.getByRole('textbox'))
    await press('{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a name.')
  },
}

export const InputMethod: Story = {
  name: 'Leaves Enter and Escape to an input method',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    card(canvas, 'Weld').focus()
    await press('{F2}')
    const input = canvas.getByRole('textbox')
    for (const key of ['Enter', 'Escape'])
      input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
    await expect(input).toBeInTheDocument()
    await expect(input).toHaveFocus()
  },
}

export const KeysOutsideOfCards: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('No items yet'))
    await press('{Delete}{F2}{Alt>}{ArrowLeft}{/Alt}')
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(args.onChange).not.toHaveBeenCalled()
    await press('{ArrowLeft}')
    await expect(card(canvas, 'Build')).toHaveFocus()
  },
}

export const Empty: Story = {
  tags: ['visual', 'linked'],
  args: { defaultValue: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No phases yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add phase' }))
    await expect(canvas.getByRole('textbox', { name: 'New name of New phase' })).toHaveFocus()
    await press('Dig{Enter}')
    await expect(card(canvas, 'Dig')).toHaveFocus()
    await press('{Control>}z{/Control}')
    await expect(canvas.getByText('No phases yet')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  tags: ['visual', 'linked'],
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(card(canvas, 'Survey')).toHaveFocus()
    await press('{Alt>}{ArrowDown}{/Alt}{Delete}m')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await press('{ArrowDown}')
    await expect(card(canvas, 'Excavate')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
  },
}

export const Disabled: Story = {
  args: { disabledReason: 'The workflow is archived.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The workflow is archived.', { selector: 'p' })).toBeVisible()
    card(canvas, 'Survey').focus()
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect(canvas.getByText('Survey was not moved. The workflow is archived.')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('The workflow is archived.')
    await press('{F2}{Delete}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit weights: Build' }))
    await expect(EDIT_WEIGHTS[0]?.onAction).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    card(canvas, 'Survey').focus()
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect(canvas.getByText('Survey was not moved. Wait until this is done.')).toBeInTheDocument()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const ChangesAndWarning: Story = {
  tags: ['visual', 'linked'],
  args: {
    defaultValue: PHASES.map((one) => ({
      ...one,
      items: one.items.map((item, index) => (index === 1 ? { ...item, change: 'was 25' } : item)),
    })),
    getPhaseWarning: ({ name }) => (name === 'Build' ? 'Item weights 92.5 of 100, 7.5 left' : undefined),
    warningActions: [{ id: 'rebalance', label: 'Rebalance', onAction: fn() }],
  },
}

/** Flags say what they mean on their card, and a remark says in words what matters now. */
export const CardTexts: Story = {
  args: {
    defaultValue: PHASES.map((one) => ({
      ...one,
      items: one.items.map((item, index) =>
        index === 0
          ? { ...item, flagHints: { prerequisite: 'Prerequisite: Permit' }, remark: 'Unlocks Weld' }
          : index === 1
            ? { ...item, error: 'Its trigger has no site.', remark: 'Trigger without site' }
            : item,
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(card(canvas, 'Survey')).toHaveAccessibleDescription(
      'Weight 10 Progress Unlocks Weld Prerequisite: Permit 1 of 3',
    )
    await expect(card(canvas, 'Excavate')).toHaveAccessibleDescription(
      'Weight 20 Incremental Its trigger has no site. Trigger without site Trigger Emails 2 of 3',
    )
  },
}

export const LongNames: Story = {
  args: {
    defaultValue: PHASES.map((one) => ({
      ...one,
      name: `${one.name} of the whole northern refinery expansion, stage two`,
      items: one.items.map((item) => ({
        ...item,
        name: `${item.name} donaudampfschifffahrtselektrizitätenhauptbetriebswerk before the other crews arrive`,
        flags: FLAGS.map(({ id }) => id),
      })),
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    while (document.activeElement?.matches('[data-part="stop"]') === false) await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const getTooltip = () => document.querySelector('[data-tooltip]:popover-open')
    const name = document.activeElement?.textContent ?? ''
    await expect(canvas.getByRole('button', { name })).toHaveFocus()
    await waitFor(() => expect(getTooltip()).toHaveTextContent(name))
    await userEvent.keyboard('{Escape}')
    await expect(getTooltip()).toBeNull()
    await expect(canvas.getByRole('button', { name })).toHaveFocus()
  },
}

/** A caller that controls the phases. */
function ControlledBoard(props: ComponentProps<typeof PhaseBoard>) {
  const [phases, setPhases] = useState(PHASES)
  return (
    <>
      <PhaseBoard {...props} value={phases} onChange={setPhases} />
      <Button onClick={() => setPhases(PHASES.slice(1))}>Reload</Button>
    </>
  )
}

export const Controlled: Story = {
  render: (args) => <ControlledBoard {...args} />,
  play: async ({ canvas }) => {
    card(canvas, 'Survey').focus()
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect(namesIn(canvas, 'Prepare')).toEqual(['Excavate', 'Survey', 'Clear'])
    // Another user removes the focused card: its neighbor gets the focus.
    canvas
      .getByRole<HTMLButtonElement>('button', { name: 'Reload' })
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Survey' })).not.toBeInTheDocument())
    await waitFor(() => expect(card(canvas, 'Bevel')).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  },
}

const MANY: Phases = Array.from({ length: 3 }, (_, index) =>
  makePhase(
    `Phase ${index + 1}`,
    1,
    '#3b82c4',
    Array.from({ length: 1000 }, (__, item) => `Card ${index + 1}.${item + 1}`),
  ),
)

export const ThreeThousandCards: Story = {
  args: { defaultValue: MANY },
  play: async ({ canvas, canvasElement }) => {
    // By text, because a query by role is slow with so many elements.
    const findCard = (name: string): HTMLElement => canvas.getByText(name, { selector: '[data-part="stop"]' })
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(150)
    findCard('Card 1.1').focus()
    await press('{End}')
    const last = findCard('Card 1.1000')
    await expect(last).toHaveFocus()
    await expect(last.closest('li')).toHaveAttribute('aria-posinset', '1000')
    await expect(last.closest('li')).toHaveAttribute('aria-setsize', '1000')
    await press('{Alt>}{ArrowRight}{/Alt}')
    await expect(findCard('Card 1.1000')).toHaveFocus()
    await expect(canvas.getByText('Card 1.1000 moved to Phase 2, position 1,000 of 1,001')).toBeInTheDocument()
    await waitFor(() => {
      const box = findCard('Card 1.1000').getBoundingClientRect()
      return expect(box.top).toBeLessThan(window.innerHeight)
    })
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Board) => (
      <div style={{ width: 296 }}>
        <Board />
      </div>
    ),
  ],
}

export const RevealsTheFocusedCard: Story = {
  name: 'A card or head that gets the focus scrolls into view as a whole',
  tags: ['test-only'],
  decorators: [
    (Board) => (
      <div style={{ width: 400 }}>
        <Board />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const board = canvasElement.querySelector('[aria-describedby] > [tabindex="-1"]')?.getBoundingClientRect()
    const expectInView = async (name: string) => {
      const button = card(canvas, name)
      await expect(button).toHaveFocus()
      const box = button.closest('[data-item], [data-part="head"]')?.getBoundingClientRect()
      await expect(box?.left).toBeGreaterThanOrEqual(board?.left ?? Number.NaN)
      await expect(box?.right).toBeLessThanOrEqual(board?.right ?? Number.NaN)
    }
    card(canvas, 'Survey').focus()
    await press('{ArrowRight}')
    await expectInView('Cut')
    await press('{ArrowRight}')
    await expectInView('Test')
    await press('{ArrowRight}{ArrowLeft}{ArrowLeft}')
    await expectInView('Build')
    await press('{ArrowDown}{Alt>}{ArrowLeft}{/Alt}')
    await expectInView('Cut')
  },
}

export const LargeTextOnASmallPage: Story = {
  ...Narrow,
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    // The name identifies the card, so it has room beside the buttons.
    for (const name of ['Prepare', 'Survey', 'Clear']) {
      const button = canvas.getByRole('button', { name })
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    }
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [
    (Board) => (
      <div dir="rtl">
        <Board />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    card(canvas, 'Survey').focus()
    await press('{ArrowLeft}')
    await expect(card(canvas, 'Cut')).toHaveFocus()
    await press('{Alt>}{ArrowRight}{/Alt}')
    await expect(namesIn(canvas, 'Prepare')).toEqual(['Cut', 'Survey', 'Excavate', 'Clear'])
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(card(canvas, 'Survey')).toHaveFocus()
    await press('{ArrowUp}')
    await expect(card(canvas, 'Prepare')).toHaveFocus()
    await press('{ArrowDown}{ArrowDown}')
    await expect(card(canvas, 'Excavate')).toHaveFocus()
    await press('{Home}{End}')
    await expect(card(canvas, 'Clear')).toHaveFocus()
    await press('{ArrowUp}')

    // Through three phases with the focus on the card.
    await press('{Alt>}{ArrowRight}{/Alt}')
    await expect(card(canvas, 'Excavate')).toHaveFocus()
    await expect(canvas.getByText('Excavate moved to Build, position 2 of 6')).toBeInTheDocument()
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect(namesIn(canvas, 'Build')).toEqual(['Cut', 'Bevel', 'Excavate', 'Fit up', 'Weld', 'Sign'])
    await expect(card(canvas, 'Excavate')).toHaveFocus()
    await press('{Alt>}{ArrowRight}{/Alt}')
    await expect(namesIn(canvas, 'Test')).toEqual(['Excavate'])
    await expect(card(canvas, 'Excavate')).toHaveFocus()
    await press('{Alt>}{ArrowRight}{/Alt}')
    await expect(namesIn(canvas, 'Ship')).toEqual(['Excavate', 'Paint', 'Load'])
    await expect(card(canvas, 'Excavate')).toHaveFocus()
    await press('{Alt>}{ArrowUp}{/Alt}')
    await expect(canvas.getByText('Excavate was not moved. This is already first.')).toBeInTheDocument()

    await press('{Control>}z{/Control}')
    await expect(namesIn(canvas, 'Test')).toEqual(['Excavate'])
    await expect(card(canvas, 'Excavate')).toHaveFocus()
    await press('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(namesIn(canvas, 'Ship')).toEqual(['Excavate', 'Paint', 'Load'])
    await expect(card(canvas, 'Excavate')).toHaveFocus()

    await press('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await press(' ')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Move up/ })).toHaveFocus())
    await press('{Escape}')
    await waitFor(() => expect(card(canvas, 'Excavate')).toHaveFocus())
    await press('m')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Move up/ })).toHaveFocus())
    await press('{ArrowDown}{Enter}')
    await waitFor(() => expect(card(canvas, 'Excavate')).toHaveFocus())
    await expect(namesIn(canvas, 'Ship')).toEqual(['Paint', 'Excavate', 'Load'])

    await press('{F2}')
    await press('Dig{Escape}')
    await expect(card(canvas, 'Excavate')).toHaveFocus()
    await press('{F2}')
    await press('Dig{Enter}')
    await expect(card(canvas, 'Dig')).toHaveFocus()

    await press('{Control>}{Enter}{/Control}')
    await press('Fill{Enter}')
    await expect(namesIn(canvas, 'Ship')).toEqual(['Paint', 'Dig', 'Fill', 'Load'])
    await expect(card(canvas, 'Fill')).toHaveFocus()

    await press('{Delete}')
    await screen.findByRole('alertdialog', { name: 'Delete Fill?' })
    await press('{Escape}')
    await waitFor(() => expect(card(canvas, 'Fill')).toHaveFocus())
    await press('{Delete}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Fill?' })
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveFocus()
    await press('{Enter}')
    await waitFor(() => expect(card(canvas, 'Load')).toHaveFocus())
    await expect(namesIn(canvas, 'Ship')).toEqual(['Paint', 'Dig', 'Load'])

    // The head of a phase moves the phase.
    await press('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(card(canvas, 'Ship')).toHaveFocus()
    await press('{ArrowLeft}')
    await expect(card(canvas, 'Test')).toHaveFocus()
    await press('{Alt>}{ArrowLeft}{/Alt}')
    await expect(canvas.getByText('Phase Test moved to position 2 of 4')).toBeInTheDocument()
    await expect(card(canvas, 'Test')).toHaveFocus()
    await press('{ArrowRight}')
    await expect(card(canvas, 'Build')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(card(canvas, 'Build')).toHaveFocus()
  },
}

const getWarning = () => 'Item weights 30 of 100, 70 left'

export const Anatomy: Story = {
  tags: ['!dev'],
  ...anatomy([
    ['[data-part="head"] [data-part="stop"]', 'start'],
    '[data-part="menu"]',
    ['[id$="-warning"]', 'start'],
    ['[data-part="handle"]', 'start'],
    ['li:nth-child(2) [data-part="stop"]', 'end'],
    '[data-hint]',
    '[data-part="remove"]',
    ['[data-part="add"]', 'start'],
  ]),
  args: {
    defaultValue: [
      makePhase('Prepare', 15, '#fcc400', ['Survey', 'Excavate']),
      makePhase('Build', 40, '#3b82c4', ['Cut', 'Weld']),
    ],
    getPhaseWarning: getWarning,
  },
}

/** One phase with one card. */
const one = (name: string, kind: string, warning?: string) => (
  <PhaseBoard
    label="Phases"
    defaultValue={[{ id: 'build', name, weight: 40, items: [{ id: 'cut', name: 'Cut', weight: 30, kind }] }]}
    getPhaseWarning={() => warning}
    isReadOnly
  />
)

export const Do1: Story = { tags: ['!dev'], render: () => one('Build', 'Progress', getWarning()) }

export const Dont1: Story = { tags: ['!dev'], render: () => one('Build (70 left)', 'Progress') }

export const Do2: Story = { tags: ['!dev'], render: () => one('Build', 'Progress') }

export const Dont2: Story = { tags: ['!dev'], render: () => one('Build', 'Progress, counted on site each morning') }
