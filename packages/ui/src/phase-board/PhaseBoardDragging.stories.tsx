import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FLAGS, namesIn, makePhases } from './board-fixture'
import { type Phases, PhaseBoard } from './PhaseBoard'
import { description } from './PhaseBoardDragging.description'

const PHASES = makePhases(['#fcc400', '#3b82c4', '#2f9e7b', '#8c6bc8'])

const meta = {
  title: 'Components/Phase board dragging',
  component: PhaseBoard,
  tags: ['autodocs'],
  parameters: { description },
  args: { label: 'Phases', defaultValue: PHASES, flags: FLAGS, onChange: fn(), onOpen: fn() },
  argTypes: { flags: { control: false }, defaultValue: { control: false } },
} satisfies Meta<typeof PhaseBoard>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const card = (canvas: Canvas, name: string): HTMLElement => canvas.getByRole('button', { name })

/** Finds all elements that a drag renders. */
const findDragElements = (): NodeListOf<Element> =>
  document.querySelectorAll('[data-overlay], [data-lifted], [data-part=line]:not([hidden])')

/** Waits until pending changes are rendered. */
const waitForFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const BASE = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 }

/** Presses an element and moves the pointer far enough to start a drag. */
function lift(from: Element): void {
  const box = from.getBoundingClientRect()
  const start = { clientX: box.x + 20, clientY: box.y + box.height / 2 }
  from.dispatchEvent(new PointerEvent('pointerdown', { ...BASE, ...start }))
  document.dispatchEvent(
    new PointerEvent('pointermove', { ...BASE, clientX: start.clientX + 8, clientY: start.clientY }),
  )
}

/** Drags an element to a point and keeps the button down. */
async function drag(from: Element, to: { clientX: number; clientY: number }): Promise<void> {
  lift(from)
  await waitFor(() => expect(document.querySelector('[data-overlay]')).not.toBeNull())
  document.dispatchEvent(new PointerEvent('pointermove', { ...BASE, ...to }))
}
const drop = (): void => {
  document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1 }))
}
const getBottom = (element: Element) => {
  const box = element.getBoundingClientRect()
  return { clientX: box.x + box.width / 2, clientY: box.y + box.height - 2 }
}

export const Card: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drag(card(canvas, 'Excavate'), getBottom(card(canvas, 'Cut').closest('li') as Element))
    await waitFor(() => expect(canvasElement.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    drop()
    await waitFor(() =>
      expect(namesIn(canvas, 'Build')).toEqual(['Cut', 'Excavate', 'Bevel', 'Fit up', 'Weld', 'Sign']),
    )
    await expect(canvas.getByText('Excavate moved to Build, position 2 of 6')).toBeInTheDocument()
    await expect(card(canvas, 'Excavate')).toHaveFocus()
    await drag(card(canvas, 'Excavate'), getBottom(canvas.getByRole('region', { name: /^Phase Test/ })))
    await waitFor(() => expect(canvasElement.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('[data-part=line]:not([hidden])')).toBeNull())
    await expect(namesIn(canvas, 'Test')).toEqual([])
    await expect(canvas.getByText('Excavate was not moved. You canceled the drag.')).toBeInTheDocument()
  },
}

export const RejectedDrop: Story = {
  args: { getMoveError: (_, to) => (to.name === 'Build' ? 'Build is closed.' : undefined) },
  play: async ({ canvas }) => {
    await drag(card(canvas, 'Excavate'), getBottom(card(canvas, 'Cut').closest('li') as Element))
    await waitFor(() => expect(canvas.getByText('Build is closed.')).toBeVisible())
    drop()
    await waitFor(() => expect(canvas.getByText('Excavate was not moved. Build is closed.')).toBeInTheDocument())
    await expect(namesIn(canvas, 'Prepare')).toEqual(['Survey', 'Excavate', 'Clear'])
  },
}

export const Phase: Story = {
  name: 'Moves a phase by dragging',
  tags: ['test-only'],
  parameters: { rows: ['WF-35'] },
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

export const DropBeforeRender: Story = {
  name: 'Ends a drag that is dropped before the first render',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    lift(card(canvas, 'Excavate'))
    drop()
    await waitForFrames()
    await expect(findDragElements()).toHaveLength(0)
    // The next drag works as usual.
    await drag(card(canvas, 'Excavate'), getBottom(card(canvas, 'Cut').closest('li') as Element))
    await waitFor(() => expect(document.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    drop()
    await waitFor(() => expect(namesIn(canvas, 'Build')).toContain('Excavate'))
  },
}

export const SecondFinger: Story = {
  name: 'Ignores a second finger during a drag',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await drag(card(canvas, 'Excavate'), getBottom(card(canvas, 'Cut').closest('li') as Element))
    card(canvas, 'Paint').dispatchEvent(new PointerEvent('pointerdown', { ...BASE, pointerId: 2 }))
    await waitForFrames()
    drop()
    await waitFor(() => expect(namesIn(canvas, 'Build')).toContain('Excavate'))
    await expect(namesIn(canvas, 'Ship')).toEqual(['Paint', 'Load'])
  },
}

/** Delivers changes by another user, because a button cannot be clicked during a drag. */
const otherUser = new EventTarget()
const change = (phases: Phases): boolean => otherUser.dispatchEvent(new CustomEvent('change', { detail: phases }))

/** A board whose phases another user changes. */
function SharedBoard(props: ComponentProps<typeof PhaseBoard>) {
  const [phases, setPhases] = useState(PHASES)
  useEffect(() => {
    const replace = (event: Event): void => setPhases((event as CustomEvent<Phases>).detail)
    otherUser.addEventListener('change', replace)
    return () => otherUser.removeEventListener('change', replace)
  }, [])
  return <PhaseBoard {...props} value={phases} onChange={setPhases} />
}

export const DraggedCardRemoved: Story = {
  name: 'Ends the drag when another user removes the phase of the dragged card',
  tags: ['test-only'],
  render: (args) => <SharedBoard {...args} />,
  play: async ({ canvas }) => {
    await drag(card(canvas, 'Excavate'), getBottom(card(canvas, 'Cut').closest('li') as Element))
    await waitFor(() => expect(document.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    change(PHASES.slice(1))
    await waitFor(() => expect(findDragElements()).toHaveLength(0))
    drop()
    await waitForFrames()
    await expect(namesIn(canvas, 'Build')).toEqual(['Cut', 'Bevel', 'Fit up', 'Weld', 'Sign'])
    await expect(canvas.queryByText('Excavate')).not.toBeInTheDocument()
  },
}

export const TargetEmptied: Story = {
  name: 'Drops at the end when another user empties the target phase during the drag',
  tags: ['test-only'],
  render: (args) => <SharedBoard {...args} />,
  play: async ({ canvas }) => {
    await drag(card(canvas, 'Excavate'), getBottom(card(canvas, 'Weld').closest('li') as Element))
    await waitFor(() => expect(document.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    change(PHASES.map((one) => (one.id === 'build' ? { ...one, items: [] } : one)))
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Phase Build/ })).toHaveTextContent('No items yet'))
    drop()
    await waitFor(() => expect(namesIn(canvas, 'Build')).toEqual(['Excavate']))
    await expect(canvas.getByText('Excavate moved to Build, position 1 of 1')).toBeInTheDocument()
  },
}

export const TargetRemoved: Story = {
  name: 'Does not move the card when another user removes the target phase during the drag',
  tags: ['test-only'],
  render: (args) => <SharedBoard {...args} />,
  play: async ({ canvas }) => {
    card(canvas, 'Excavate').focus()
    await drag(card(canvas, 'Excavate'), getBottom(card(canvas, 'Paint').closest('li') as Element))
    await waitFor(() => expect(document.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    change(PHASES.filter(({ id }) => id !== 'ship'))
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Phase Ship/ })).not.toBeInTheDocument())
    drop()
    await waitFor(() => expect(findDragElements()).toHaveLength(0))
    await expect(namesIn(canvas, 'Prepare')).toEqual(['Survey', 'Excavate', 'Clear'])
    await expect(card(canvas, 'Excavate')).toHaveFocus()
  },
}

export const RefreshDuringADrag: Story = {
  name: 'Drops the card and focuses it after a refresh during the drag',
  tags: ['test-only'],
  render: (args) => <SharedBoard {...args} />,
  play: async ({ canvas }) => {
    await drag(card(canvas, 'Excavate'), getBottom(card(canvas, 'Cut').closest('li') as Element))
    await waitFor(() => expect(document.querySelector('[data-part=line]:not([hidden])')).not.toBeNull())
    // New objects for every phase and card, and a new name for the dragged one.
    change(
      PHASES.map((phase) => ({
        ...phase,
        items: phase.items.map((item) => (item.id === 'excavate' ? { ...item, name: 'Dig' } : { ...item })),
      })),
    )
    await waitFor(() => expect(card(canvas, 'Dig')).toBeInTheDocument())
    await expect(document.querySelector('[data-overlay]')).toHaveTextContent('Dig')
    drop()
    await waitFor(() => expect(namesIn(canvas, 'Build')).toEqual(['Cut', 'Dig', 'Bevel', 'Fit up', 'Weld', 'Sign']))
    await expect(namesIn(canvas, 'Prepare')).toEqual(['Survey', 'Clear'])
    await expect(card(canvas, 'Dig')).toHaveFocus()
    await expect(findDragElements()).toHaveLength(0)
  },
}

export const KeysDuringADrag: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    card(canvas, 'Excavate').focus()
    await drag(card(canvas, 'Excavate'), getBottom(card(canvas, 'Paint').closest('li') as Element))
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
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(card(canvas, 'Survey')).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(namesIn(canvas, 'Build')).toContain('Survey')
    await expect(card(canvas, 'Survey')).toHaveFocus()
    // Escape without a drag changes nothing.
    await userEvent.keyboard('{Escape}')
    await expect(findDragElements()).toHaveLength(0)
    await expect(card(canvas, 'Survey')).toHaveFocus()
  },
}
