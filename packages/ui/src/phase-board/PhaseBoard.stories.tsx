import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scale } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { FLAGS, namesIn, phaseOf, phasesIn } from './board-fixture'
import { type Phases, PhaseBoard } from './PhaseBoard'

const PHASES = phasesIn(['#fcc400', '#3b82c4', '#2f9e7b', '#8c6bc8'])
const EDIT_WEIGHTS = [{ id: 'weights', label: 'Edit weights', icon: <Scale />, onAction: fn() }]

let made = 0
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
    createItem: () => ({ id: `new ${(made += 1)}`, name: 'New item', weight: 0, kind: 'Progress' }),
    createPhase: () => ({ id: `new phase ${(made += 1)}`, name: 'New phase', weight: 0, color: '#fcc400', items: [] }),
  },
  argTypes: { flags: { control: false }, phaseActions: { control: false }, defaultValue: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `Phases side by side, each with cards in their order. Keys, the menu of a card and the pointer move cards by the same rules (\`canMove\`),
and every change can be undone. \`value\` is the phases; what the owner changes itself can be undone too when it shares its \`history\`.
Three thousand cards are drawn as quickly as thirty: only those that are seen are.

**Not for** choosing an order in a form of a few fields, nor for cards that people only read.

**Role and name**: a \`group\` named by \`label\`; each phase is a \`region\` named "Phase Build, weight 40, 5 items" with a \`list\`; the name of
a card is a \`button\` described by weight, kind, flags and place. One tab stop. What else can be pressed on a card (its handle, its
properties, its deletion) is out of the tab order, as each has a key.

| Key | Does |
| --- | --- |
| Tab | Moves to the board, to the card that had the focus last, and on from it |
| ↑ ↓ | Moves to the card above and below; above the first is the head of the phase |
| ← → | Moves to the phase before and after |
| Home, End | Moves to the first and last card of the phase |
| Enter | Opens the properties |
| Space, M | Opens the menu |
| Alt+↑ Alt+↓ | Moves the card within its phase |
| Alt+← Alt+→ | Moves the card to the phase before and after; on a head, the phase itself |
| Ctrl+Enter | Adds a card below, and lets its name be typed |
| F2 | Renames in place; Enter takes the name over, Escape leaves the old one |
| Delete | Asks whether to delete, and says what refers to it |
| Ctrl+Z | Undoes |
| Ctrl+Shift+Z | Redoes |
| Escape | Cancels a drag; closes the menu, the question, the name |`,
      },
    },
  },
} satisfies Meta<typeof PhaseBoard>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const card = (canvas: Canvas, name: string): HTMLElement => canvas.getByRole('button', { name })

/** A key, after which the focus is somewhere; in a layer that opens, as soon as it is drawn. */
async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys)
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
}

export const Default: Story = {
  tags: ['visual'],
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
    await expect(field).toHaveAccessibleDescription(/A whole number from 1 to 5/)
    await userEvent.clear(field)
    await userEvent.keyboard('4{Enter}')
    await expect(namesIn(canvas, 'Build')).toEqual(['Bevel', 'Fit up', 'Weld', 'Cut', 'Sign'])
    await waitFor(() => expect(card(canvas, 'Cut')).toHaveFocus())
  },
}

export const IllegalMove: Story = {
  args: {
    canMove: (item, to) =>
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
    const held = await screen.findByRole('menuitem', { name: /^Build/ })
    await expect(held).toHaveAttribute('aria-disabled', 'true')
    await expect(held).toHaveTextContent('It must stay before Build, which waits for it.')
  },
}

export const Deletion: Story = {
  args: {
    references: ({ item }) => (item?.name === 'Cut' ? ['Prerequisite of Weld', 'Auto-complete of Sign'] : []),
    canRemove: ({ item }) => (item?.name === 'Cut' ? 'Take the links away first.' : undefined),
  },
  play: async ({ canvas }) => {
    card(canvas, 'Cut').focus()
    await press('{Delete}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Cut?' })
    await expect(dialog).toHaveTextContent('Prerequisite of Weld')
    await expect(within(dialog).getByRole('button', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true')
    await press('{Escape}')
    await waitFor(() => expect(card(canvas, 'Cut')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Sign' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(card(canvas, 'Weld')).toHaveFocus())
    await expect(namesIn(canvas, 'Build')).toEqual(['Cut', 'Bevel', 'Fit up', 'Weld'])
    // The layer that is gone gives the focus back a frame later, if at all.
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await expect(card(canvas, 'Weld')).toHaveFocus()
  },
}

export const Renaming: Story = {
  args: {
    canRename: ({ phase: { items }, item }, name) =>
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
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('A name is required.')
  },
}

export const NamedWithAnInputMethod: Story = {
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

export const KeysBesideTheCards: Story = {
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
    await press('{F2}{Delete}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    // What stands under the cards as well as in the menu, where it is held too.
    const [edit] = canvas.getAllByRole('button', { name: 'Edit weights' })
    await userEvent.click(edit as HTMLElement)
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

export const ChangedAndWarned: Story = {
  args: {
    defaultValue: PHASES.map((one) => ({
      ...one,
      items: one.items.map((item, index) => (index === 1 ? { ...item, change: 'was 25' } : item)),
    })),
    remarkOf: ({ name }) => (name === 'Build' ? 'Item weights 92.5 of 100, 7.5 left' : undefined),
  },
}

export const LongNames: Story = {
  args: {
    defaultValue: PHASES.map((one) => ({
      ...one,
      name: `${one.name} of the whole northern refinery expansion, stage two`,
      items: one.items.map((item) => ({
        ...item,
        name: `${item.name} donaudampfschifffahrtselektrizitätenhauptbetriebswerk before anybody else arrives`,
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

/** The owner keeps the phases. */
function Kept(props: ComponentProps<typeof PhaseBoard>) {
  const [phases, setPhases] = useState(PHASES)
  return (
    <>
      <PhaseBoard {...props} value={phases} onChange={setPhases} />
      <Button onClick={() => setPhases(PHASES.slice(1))}>Reload</Button>
    </>
  )
}

export const KeptByItsOwner: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    card(canvas, 'Survey').focus()
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect(namesIn(canvas, 'Prepare')).toEqual(['Excavate', 'Survey', 'Clear'])
    // What another has changed takes the focused card away: its neighbor has the focus.
    canvas
      .getByRole<HTMLButtonElement>('button', { name: 'Reload' })
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Survey' })).not.toBeInTheDocument())
    await waitFor(() => expect(card(canvas, 'Bevel')).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  },
}

const MANY: Phases = Array.from({ length: 3 }, (_, index) =>
  phaseOf(
    `Phase ${index + 1}`,
    1,
    '#3b82c4',
    Array.from({ length: 1000 }, (__, item) => `Card ${index + 1}.${item + 1}`),
  ),
)

export const ThreeThousandCards: Story = {
  args: { defaultValue: MANY },
  play: async ({ canvas, canvasElement }) => {
    // By its text: the roles of so many elements take long to compute.
    const named = (name: string): HTMLElement => canvas.getByText(name, { selector: '[data-part="stop"]' })
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(150)
    named('Card 1.1').focus()
    await press('{End}')
    const last = named('Card 1.1000')
    await expect(last).toHaveFocus()
    await expect(last.closest('li')).toHaveAttribute('aria-posinset', '1000')
    await expect(last.closest('li')).toHaveAttribute('aria-setsize', '1000')
    await press('{Alt>}{ArrowRight}{/Alt}')
    await expect(named('Card 1.1000')).toHaveFocus()
    await expect(canvas.getByText('Card 1.1000 moved to Phase 2, position 1000 of 1001')).toBeInTheDocument()
    await waitFor(() => {
      const box = named('Card 1.1000').getBoundingClientRect()
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

export const LargeTextOnASmallPage: Story = {
  ...Narrow,
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    // The name is what tells one card from another: it keeps room beside the buttons.
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

    // Across three phases, and the focus stays on it.
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
    await expect(canvas.getByText('Excavate was not moved. It is the first.')).toBeInTheDocument()

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
