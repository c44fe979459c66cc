import type { Meta, StoryObj } from '@storybook/react-vite'
import { type KeyboardEvent, useRef, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Link } from '../link/Link'
import { ellipsis, focusRingInset } from '../tokens/tokens'
import { OverflowTooltip } from './OverflowTooltip'
import { description } from './OverflowTooltip.description'

const LONG = 'northgate_refinery_expansion_second_construction_phase'
const SITES = ['Harbour Works', LONG, `${LONG}_night_shift`]

const List = styled.div`
  width: 16rem;
  margin: 48px 0 0;
  padding: 0;

  & a,
  & [role='option'] {
    ${ellipsis}
    ${focusRingInset}
    display: block;
    padding: 4px;
  }
`

/** A list of links. */
function Links() {
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <List ref={list} role="list">
        {SITES.map((name) => (
          <div key={name} role="listitem">
            <Link href={`#${name}`}>{name}</Link>
          </div>
        ))}
      </List>
      <OverflowTooltip container={list} selector="a" />
    </>
  )
}

/** A list that keeps the focus and names its active option. */
function Options() {
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowDown') setActive(Math.min(active + 1, SITES.length - 1))
    if (key === 'ArrowUp') setActive(Math.max(active - 1, 0))
  }
  return (
    <>
      <List
        ref={list}
        role="listbox"
        aria-label="Sites"
        tabIndex={0}
        aria-activedescendant={`option-${active}`}
        onKeyDown={onKeyDown}
      >
        {SITES.map((name, index) => (
          <div key={name} id={`option-${index}`} role="option" aria-selected={index === active}>
            {name}
          </div>
        ))}
      </List>
      <OverflowTooltip container={list} selector="[role='option']" />
    </>
  )
}

/** A link that ArrowDown moves, as a key moves a card. */
function MovableLink() {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowDown') setTop(top + 64)
  }
  return (
    <>
      <List ref={list} role="list" onKeyDown={onKeyDown}>
        <div role="listitem" style={{ paddingBlockStart: top }}>
          <Link href={`#${LONG}`}>{LONG}</Link>
        </div>
      </List>
      <OverflowTooltip container={list} selector="a" />
    </>
  )
}

const meta = {
  title: 'Components/Overflow tooltip',
  component: OverflowTooltip,
  tags: ['autodocs'],
  args: { container: { current: null }, selector: 'a' },
  render: () => <Links />,
  parameters: { description },
} satisfies Meta<typeof OverflowTooltip>

export default meta
type Story = StoryObj<typeof meta>

/** The layer that is visible. */
const getVisible = () => document.querySelector('[data-tooltip]:popover-open')

/** Waits until the code is loaded. It also handles a focus from before that. */
const waitForCode = async (cut: HTMLElement) => {
  cut.focus()
  await waitFor(() => expect(getVisible()).not.toBeNull())
  cut.blur()
  await waitFor(() => expect(getVisible()).toBeNull())
}

export const OnHover: Story = {
  play: async ({ canvas }) => {
    const [short, cut] = canvas.getAllByRole('link')
    if (!short || !cut) throw new Error('unreachable')
    await waitForCode(cut)
    await userEvent.hover(cut)
    await waitFor(() => expect(getVisible()).toHaveTextContent(LONG))
    await expect(getVisible()).toHaveAttribute('aria-hidden', 'true')
    await expect(cut).toHaveAccessibleName(LONG)
    await userEvent.unhover(cut)
    await waitFor(() => expect(getVisible()).toBeNull())
    await userEvent.hover(short)
    await expect(getVisible()).toBeNull()
  },
}

export const OnLongPress: Story = {
  play: async ({ canvas }) => {
    const cut = canvas.getByRole('link', { name: LONG })
    await waitForCode(cut)
    await userEvent.pointer({ keys: '[TouchA>]', target: cut })
    await waitFor(() => expect(getVisible()).toHaveTextContent(LONG))
    await userEvent.pointer({ keys: '[/TouchA]', target: cut })
    await expect(window.location.hash).toBe('')
    await userEvent.pointer({ keys: '[TouchA]', target: document.body })
    await expect(getVisible()).toBeNull()
  },
}

export const ActiveDescendant: Story = {
  name: 'The active option of a list counts as focused',
  tags: ['test-only'],
  render: () => <Options />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('listbox')).toHaveFocus()
    await expect(getVisible()).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(getVisible()).toHaveTextContent(LONG))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(getVisible()).toHaveTextContent(`${LONG}_night_shift`))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(getVisible()).toBeNull())
  },
}

export const FollowsAKey: Story = {
  name: 'The text follows an element that a key moves, so that it does not cover it',
  tags: ['test-only'],
  render: () => <MovableLink />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    /** Whether the text touches the link and does not cover it. */
    const isBeside = (): boolean => {
      const box = link.getBoundingClientRect()
      const text = getVisible()?.getBoundingClientRect()
      return text !== undefined && Math.min(Math.abs(text.bottom - box.top), Math.abs(text.top - box.bottom)) < 1
    }
    await userEvent.tab()
    await waitFor(() => expect(isBeside()).toBe(true))
    // Still down: a key that repeats moves its element many times before it is released.
    for (let repeat = 0; repeat < 3; repeat++) {
      await userEvent.keyboard('{ArrowDown>}')
      await waitFor(() => expect(isBeside()).toBe(true))
    }
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(getVisible()).toHaveTextContent(`${LONG}_night_shift`))
    const box = getVisible()?.getBoundingClientRect()
    await expect(box?.left).toBeGreaterThanOrEqual(0)
    await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: OnHover.play }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const [short, cut, last] = canvas.getAllByRole('link')
    await userEvent.tab()
    await expect(short).toHaveFocus()
    await expect(getVisible()).toBeNull()
    await userEvent.tab()
    await expect(cut).toHaveFocus()
    await waitFor(() => expect(getVisible()).toHaveTextContent(LONG))
    await userEvent.tab()
    await expect(last).toHaveFocus()
    await waitFor(() => expect(getVisible()).toHaveTextContent(`${LONG}_night_shift`))
    await userEvent.keyboard('{Escape}')
    await expect(getVisible()).toBeNull()
    await expect(last).toHaveFocus()
    await userEvent.tab()
    await expect(getVisible()).toBeNull()
  },
}
