import type { StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { token } from '../tokens/tokens'
import type { ComponentDescription } from './component-description'

/** A part of a component: the selector of its first element, and where its number is. Without a side, it is on the upper start corner. */
export type Part = string | readonly [selector: string, side: 'start' | 'end']

/** Milliseconds until the parts are there: without a graphics card, software draws the map. */
const LONGEST_WAIT = 40_000

/** The size of a number in pixels. */
const SIZE = 20

const Root = styled.div`
  position: relative;
  isolation: isolate;
  padding: ${token('space-8')} ${token('space-6')};
  border-radius: ${token('radius')};
  background: radial-gradient(${token('border')} 1px, transparent 1px) 0 0 / 12px 12px;
`

const Marks = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${token('z-toast')};
  pointer-events: none;
`

const Mark = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  width: ${SIZE}px;
  height: ${SIZE}px;
  border: 1px solid ${token('surface')};
  border-radius: 50%;
  background: ${token('accent')};
  color: ${token('text-on-accent')};
  font: 600 11px/1 ${token('font-mono')};

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

interface Place {
  number: number
  left: number
  top: number
}

/** @returns the place of the number, from the corner of the root; nothing if no element is found */
function findPlace(root: Element, part: Part, index: number): Place[] {
  const [selector, side] = typeof part === 'string' ? [part] : part
  const box = [...root.querySelectorAll(selector)].find((element) => element.checkVisibility())?.getBoundingClientRect()
  if (box === undefined) return []
  const own = root.getBoundingClientRect()
  const isAtLeft = (side !== 'end') === (getComputedStyle(root).direction === 'ltr')
  const edge = (isAtLeft ? box.left : box.right) - own.left
  const middle = box.top - own.top + (side === undefined ? 0 : box.height / 2)
  const offset = side === undefined ? SIZE / 2 : isAtLeft ? SIZE + 2 : -2
  const within = (value: number, size: number) => Math.round(Math.max(0, Math.min(value, size - SIZE)))
  return [{ number: index + 1, left: within(edge - offset, own.width), top: within(middle - SIZE / 2, own.height) }]
}

function Numbered({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<Place[]>([])
  useEffect(() => {
    if (root.current === null || content.current === null) return undefined
    const element = root.current
    const place = () => setPlaces(parts.flatMap((part, index) => findPlace(element, part, index)))
    const sizes = new ResizeObserver(place)
    // Parts can appear after the component, and move without a change of its size.
    const changes = new MutationObserver(place)
    sizes.observe(element)
    changes.observe(content.current, { subtree: true, childList: true, attributes: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [parts])
  return (
    <Root ref={root}>
      <div ref={content}>{children}</div>
      <Marks aria-hidden="true">
        {places.map(({ number, ...place }) => (
          <Mark key={number} data-number={number} style={place}>
            {number}
          </Mark>
        ))}
      </Marks>
    </Root>
  )
}

/**
 * The story `Anatomy` of a component: its numbered parts, on a dotted background. Its play checks that each part of the description
 * has a number. Add `tags: ['!dev']` to the story, so that only the page shows it.
 */
export const anatomy = (parts: readonly Part[]): Pick<StoryObj, 'decorators' | 'play'> => ({
  decorators: [
    (Story) => (
      <Numbered parts={parts}>
        <Story />
      </Numbered>
    ),
  ],
  play: async ({ canvasElement, parameters }) => {
    const { anatomy: names } = parameters.description as ComponentDescription
    await expect(parts).toHaveLength(names?.length ?? 0)
    const isNumbered = (index: number) => canvasElement.querySelector(`[data-number="${index + 1}"]`) !== null
    await waitFor(() => expect(parts.filter((_part, index) => !isNumbered(index))).toEqual([]), {
      timeout: LONGEST_WAIT,
    })
  },
})
