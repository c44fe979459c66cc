import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FLAGS, namesIn, phasesIn } from './board-fixture'
import { type Phases, PhaseBoard } from './PhaseBoard'

const PHASES = phasesIn(['#fcc400', '#3b82c4', '#2f9e7b', '#8c6bc8'])

const meta = {
  title: 'Components/Phase board dragging',
  component: PhaseBoard,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `What can happen while a card or a phase is dragged: it is let go before it was drawn, a second finger presses another, keys
move it, somebody else changes the board. The same board as Phase board, with the same rules.

**Not for** those who work without a pointer: each of these moves has a key and an entry in the menu of its card.

**Role and name**: as on Phase board. What is drawn at the pointer is hidden from assistive technology; where it landed is said once.

| Key | Does |
| --- | --- |
| Escape | Cancels the drag |
| Alt+arrows | Move the dragged card too; it stays at the pointer |`,
      },
    },
  },
  args: { label: 'Phases', defaultValue: PHASES, flags: FLAGS, onChange: fn(), onOpen: fn() },
  argTypes: { flags: { control: false }, defaultValue: { control: false } },
} satisfies Meta<typeof PhaseBoard>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const card = (canvas: Canvas, name: string): HTMLElement => canvas.getByRole('button', { name })

/** Everything that a drag draws while it lasts. */
const drawnByDrag = (): NodeListOf<Element> =>
  document.querySelectorAll('[data-overlay], [data-lifted], [data-part=line]:not([hidden])')

/** After what is under way has been drawn. */
const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const BASE = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 }

/** Presses something, and goes far enough to lift it. */
function lift(from: Element): void {
  const box = from.getBoundingClientRect()
  const start = { clientX: box.x + 20, clientY: box.y + box.height / 2 }
  from.dispatchEvent(new PointerEvent('pointerdown', { ...BASE, ...start }))
  document.dispatchEvent(
    new PointerEvent('pointermove', { ...BASE, clientX: start.clientX + 8, clientY: start.clientY }),
  )
}

/** Goes with the mouse from one point to another, in steps, and stays down. */
async function drag(from: Element, to: { clientX: number; clientY: number }): Promise<void> {
  lift(from)
  await waitFor(() => expect(document.querySelector('[data-overlay]')).not.toBeNull())
  document.dispatchEvent(new PointerEvent('pointermove', { ...BASE, ...to }))
}
const drop = (): void => {
  document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1 }))
}
const middleOf = (element: Element) => {
  const box = element.getBoundingClientRect()
  return { clientX: box.x + box.width / 2, clientY: box.y + box.height - 2 }
}

export const ACard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drag(card(canvas, 'Excavate'), middleOf(card(canvas, 'Cut').closest('li') as Element))
    await waitFor(() => expect(canvasElement.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    drop()
    await waitFor(() =>
      expect(namesIn(canvas, 'Build')).toEqual(['Cut', 'Excavate', 'Bevel', 'Fit up', 'Weld', 'Sign']),
    )
    await expect(canvas.getByText('Excavate moved to Build, position 2 of 6')).toBeInTheDocument()
    await expect(card(canvas, 'Excavate')).toHaveFocus()
    await drag(card(canvas, 'Excavate'), middleOf(canvas.getByRole('region', { name: /^Phase Test/ })))
    await waitFor(() => expect(canvasElement.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('[data-part=line]:not([hidden])')).toBeNull())
    await expect(namesIn(canvas, 'Test')).toEqual([])
    await expect(canvas.getByText('Excavate stays where it was')).toBeInTheDocument()
  },
}

export const WhereItMayNotGo: Story = {
  args: { canMove: (_, to) => (to.name === 'Build' ? 'Build is closed.' : undefined) },
  play: async ({ canvas }) => {
    await drag(card(canvas, 'Excavate'), middleOf(card(canvas, 'Cut').closest('li') as Element))
    await waitFor(() => expect(canvas.getByText('Build is closed.')).toBeVisible())
    drop()
    await waitFor(() => expect(canvas.getByText('Excavate was not moved. Build is closed.')).toBeInTheDocument())
    await expect(namesIn(canvas, 'Prepare')).toEqual(['Survey', 'Excavate', 'Clear'])
  },
}

export const APhase: Story = {
  play: async ({ canvas, canvasElement }) => {
    const to = canvas.getByRole('region', { name: /^Phase Test/ }).getBoundingClientRect()
    await drag(card(canvas, 'Prepare'), { clientX: to.right - 4, clientY: to.top + 20 })
    await waitFor(() => expect(canvasElement.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    drop()
    await waitFor(() => expect(canvas.getByText('Phase Prepare moved to position 3 of 4')).toBeInTheDocument())
    await expect(canvas.getAllByRole('region').map((region) => region.getAttribute('data-phase'))).toEqual([
      'build',
      'test',
      'prepare',
      'ship',
    ])
    await expect(card(canvas, 'Prepare')).toHaveFocus()
  },
}

export const LetGoBeforeItIsDrawn: Story = {
  play: async ({ canvas }) => {
    lift(card(canvas, 'Excavate'))
    drop()
    await drawn()
    await expect(drawnByDrag()).toHaveLength(0)
    // Nothing is left of it: the next one is a drag like any other.
    await drag(card(canvas, 'Excavate'), middleOf(card(canvas, 'Cut').closest('li') as Element))
    await waitFor(() => expect(document.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    drop()
    await waitFor(() => expect(namesIn(canvas, 'Build')).toContain('Excavate'))
  },
}

export const ASecondFingerWhileOneDrags: Story = {
  play: async ({ canvas }) => {
    await drag(card(canvas, 'Excavate'), middleOf(card(canvas, 'Cut').closest('li') as Element))
    card(canvas, 'Paint').dispatchEvent(new PointerEvent('pointerdown', { ...BASE, pointerId: 2 }))
    await drawn()
    drop()
    await waitFor(() => expect(namesIn(canvas, 'Build')).toContain('Excavate'))
    await expect(namesIn(canvas, 'Ship')).toEqual(['Paint', 'Load'])
  },
}

/** Somebody else's changes; a press would not be heard during a drag. */
const another = new EventTarget()
const change = (phases: Phases): boolean => another.dispatchEvent(new CustomEvent('change', { detail: phases }))

/** The owner keeps the phases, and another changes them. */
function ChangedByAnother(props: ComponentProps<typeof PhaseBoard>) {
  const [phases, setPhases] = useState(PHASES)
  useEffect(() => {
    const take = (event: Event): void => setPhases((event as CustomEvent<Phases>).detail)
    another.addEventListener('change', take)
    return () => another.removeEventListener('change', take)
  }, [])
  return <PhaseBoard {...props} value={phases} onChange={setPhases} />
}

export const TakenAwayWhileItIsDragged: Story = {
  render: (args) => <ChangedByAnother {...args} />,
  play: async ({ canvas }) => {
    await drag(card(canvas, 'Excavate'), middleOf(card(canvas, 'Cut').closest('li') as Element))
    await waitFor(() => expect(document.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    change(PHASES.slice(1))
    await waitFor(() => expect(drawnByDrag()).toHaveLength(0))
    drop()
    await drawn()
    await expect(namesIn(canvas, 'Build')).toEqual(['Cut', 'Bevel', 'Fit up', 'Weld', 'Sign'])
    await expect(canvas.queryByText('Excavate')).not.toBeInTheDocument()
  },
}

export const DroppedWhereOthersAreGone: Story = {
  render: (args) => <ChangedByAnother {...args} />,
  play: async ({ canvas }) => {
    await drag(card(canvas, 'Excavate'), middleOf(card(canvas, 'Weld').closest('li') as Element))
    await waitFor(() => expect(document.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    change(PHASES.map((one) => (one.id === 'build' ? { ...one, items: [] } : one)))
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Phase Build/ })).toHaveTextContent('No items yet'))
    drop()
    await waitFor(() => expect(namesIn(canvas, 'Build')).toEqual(['Excavate']))
    await expect(canvas.getByText('Excavate moved to Build, position 1 of 1')).toBeInTheDocument()
  },
}

export const KeysDuringADrag: Story = {
  play: async ({ canvas }) => {
    card(canvas, 'Excavate').focus()
    await drag(card(canvas, 'Excavate'), middleOf(card(canvas, 'Paint').closest('li') as Element))
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(namesIn(canvas, 'Build')).toContain('Excavate')
    await expect(document.querySelector('[data-overlay]')).not.toBeNull()
    drop()
    await waitFor(() => expect(namesIn(canvas, 'Ship')).toContain('Excavate'))
    await expect(namesIn(canvas, 'Build')).not.toContain('Excavate')
    await expect(card(canvas, 'Excavate')).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(card(canvas, 'Survey')).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(namesIn(canvas, 'Build')).toContain('Survey')
    await expect(card(canvas, 'Survey')).toHaveFocus()
    // Nothing is dragged that it could cancel.
    await userEvent.keyboard('{Escape}')
    await expect(drawnByDrag()).toHaveLength(0)
    await expect(card(canvas, 'Survey')).toHaveFocus()
  },
}
