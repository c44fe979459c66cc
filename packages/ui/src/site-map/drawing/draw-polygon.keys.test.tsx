import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ThemeStyles } from '../../tokens/ThemeStyles'
import { maplibreEngine } from '../engine/maplibre-engine'
import type { Ring, Shape } from './shape'
import { YARD, YARD_SHAPE } from './shape-fixture'
import { SiteMap } from '../SiteMap'
import { useDrawing } from './use-drawing'
import { VertexTable } from '../vertices/VertexTable'
import { createTestRoot } from '../../test-root/test-root-fixture'

const ENGINES = { maplibre: maplibreEngine }

const root = createTestRoot()
let shape: Shape
const onChange = (next: Shape): void => {
  shape = next
}
const ring = (): Ring => (shape.kind === 'polygon' ? shape.ring : [])

beforeEach(() => {
  shape = { kind: 'none' }
})

/** Presses keys one after the other, and checks that the focus is never lost. */
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await userEvent.keyboard(key)
    expect(document.activeElement).not.toBe(document.body)
  }
}

/** Presses Tab until a matching element has the focus. */
async function tabTo(isTarget: (element: Element) => boolean): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await userEvent.keyboard('{Tab}')
    if (document.activeElement !== null && isTarget(document.activeElement)) return
  }
  throw new Error('No matching element in the tab order.')
}

const hasLabel = (label: string) => (element: Element) =>
  element.getAttribute('aria-label') === label ||
  (element instanceof HTMLInputElement && element.labels?.[0]?.textContent === label)

function TableWithoutMap() {
  return <VertexTable drawing={useDrawing({ onChange })} />
}

describe('a polygon, with a real keyboard', () => {
  it('is typed into the table, changed, undone and redone without a map', async () => {
    root.render(<TableWithoutMap />)
    await expect.poll(() => document.querySelector('input')).not.toBeNull()
    await tabTo(hasLabel('New vertex'))
    for (const text of ['53.5424, -113.4918', '53.5426, -113.4886', '53.5414, -113.4874']) await press(`${text}{Enter}`)
    for (const text of ["53°32.4'N 113°29.3'W", '53 32 23 N, 113 29 22 W', '53,5403; -113,4915'])
      await press(`${text}{Enter}`)
    expect(ring()).toHaveLength(6)
    // Back over the buttons of the last vertex, and up to the second one.
    await press('{Shift>}{Tab}{Tab}{Tab}{Tab}{Tab}{/Shift}', '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Vertex 2 longitude')
    await press('{Control>}a{/Control}', '-113.488{Enter}')
    expect(ring()[1]).toEqual([-113.488, 53.5426])
    await press('{Tab}{Tab}{Tab}{Tab}', '{ArrowDown}', '{Enter}')
    expect(ring()).toHaveLength(5)
    await press('{Control>}z{/Control}')
    expect(ring()).toHaveLength(6)
    await press('{Control>}z{/Control}')
    expect(ring()[1]).toEqual([-113.4886, 53.5426])
    await press('{Control>}{Shift>}z{/Shift}{/Control}', '{Control>}y{/Control}')
    expect(ring()).toHaveLength(5)
    expect(ring()[1]).toEqual([-113.488, 53.5426])
  })

  it('is drawn at the crosshair of the map, changed, undone and redone', async () => {
    root.render(
      <>
        <ThemeStyles />
        <SiteMap
          label="Location"
          engines={ENGINES}
          defaultPlace={{ center: [-113.49, 53.54], zoom: 14 }}
          onChange={onChange}
        />
      </>,
    )
    await expect.poll(() => document.querySelector('[data-map-state="idle"]'), { timeout: 20_000 }).not.toBeNull()
    await tabTo(hasLabel('Map'))
    await press('{Enter}', '{ArrowRight}{Enter}', '{ArrowRight}{Enter}', '{ArrowDown}{Enter}')
    await press('{ArrowLeft}{Enter}', '{ArrowLeft}{Enter}', 'c')
    expect(ring()).toHaveLength(6)
    expect(shape).toHaveProperty('isClosed', true)
    const drawn = ring()
    await press('n', 'n', '{Alt>}{ArrowUp}{/Alt}')
    expect(ring()[1]?.[0]).toBe(drawn[1]?.[0])
    expect(ring()[1]?.[1]).toBeGreaterThan(drawn[1]?.[1] ?? 90)
    const moved = ring()
    for (const [nudge, axis, sign] of [
      ['{Alt>}{ArrowRight}{/Alt}', 0, 1],
      ['{Alt>}{ArrowLeft}{/Alt}', 0, -1],
      ['{Alt>}{ArrowDown}{/Alt}', 1, -1],
    ] as const) {
      await press(nudge)
      expect(Math.sign((ring()[1]?.[axis] ?? 0) - (moved[1]?.[axis] ?? 0))).toBe(sign)
      await press('{Control>}z{/Control}')
      expect(ring()).toEqual(moved)
    }
    await press('n', '{Delete}')
    expect(ring()).toEqual(moved.filter((_, vertex) => vertex !== 2))
    await press('{Control>}z{/Control}')
    expect(ring()).toEqual(moved)
    await press('{Control>}z{/Control}')
    expect(ring()).toEqual(drawn)
    await press('{Control>}y{/Control}', '{Control>}y{/Control}')
    expect(ring()).toHaveLength(5)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Map')
    await press('{Escape}')
    expect(document.activeElement?.closest('section')?.querySelector('h2')?.textContent).toBe('Vertices')
  })

  it('has a crosshair that a key press toggles once, however long', async () => {
    root.render(<SiteMap label="Location" engines={ENGINES} />)
    await expect.poll(() => document.querySelector('[data-map-state="idle"]'), { timeout: 20_000 }).not.toBeNull()
    await tabTo(hasLabel('Crosshair'))
    await press('{Enter>4}{/Enter}')
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true')
  })

  it('adds or deletes one vertex per key press, however long, and records one undo step per long nudge', async () => {
    root.render(
      <>
        <ThemeStyles />
        <SiteMap
          label="Location"
          engines={ENGINES}
          defaultPlace={{ center: [-113.49, 53.54], zoom: 14 }}
          onChange={onChange}
        />
      </>,
    )
    await expect.poll(() => document.querySelector('[data-map-state="idle"]'), { timeout: 20_000 }).not.toBeNull()
    await tabTo(hasLabel('Map'))
    await press('{Enter>4/}')
    expect(ring()).toHaveLength(1)
    await press('{ArrowRight}{Enter}', '{ArrowRight}{Enter}', '{ArrowDown}{Enter}')
    await press('{Backspace>4/}')
    expect(ring()).toHaveLength(3)
    await press('{Delete>4/}')
    expect(ring()).toHaveLength(2)
    const before = ring()
    await press('{Alt>}{ArrowUp>4/}{/Alt}')
    const once = ring()
    expect(once[1]?.[1]).toBeGreaterThan(before[1]?.[1] ?? 90)
    await press('{Alt>}{ArrowUp>4/}{/Alt}', '{Control>}z{/Control}')
    expect(ring()).toEqual(once)
    await press('{Control>}z{/Control}')
    expect(ring()).toEqual(before)
    // Also with a button of the table, where each deletion moves the focus to the next button.
    await press('{Escape}')
    await tabTo(hasLabel('Delete vertex 1'))
    await press('{Enter>4/}')
    expect(ring()).toHaveLength(1)
  })

  it('is changed by each drag of a real mouse as one undo step, and says how far from the saved one [MAP-36]', async () => {
    root.render(
      <>
        <ThemeStyles />
        <SiteMap label="Location" engines={ENGINES} defaultValue={YARD_SHAPE} saved={YARD_SHAPE} onChange={onChange} />
      </>,
    )
    await expect.poll(() => document.querySelector('[data-map-state="idle"]'), { timeout: 20_000 }).not.toBeNull()
    const map = document.querySelector('[role="application"]')
    const dragTo = async (x: number, y: number): Promise<void> => {
      const handle = document.querySelector('[aria-hidden] > [data-vertex="2"]')
      if (map === null || handle === null) throw new Error('No map with handles.')
      await userEvent.dragAndDrop(handle, map, { targetPosition: { x, y } })
    }
    await dragTo(250, 120)
    const first = ring()
    expect(first).toHaveLength(YARD.length)
    expect(document.querySelector('[data-part="readout"]')?.textContent).toMatch(
      /^Vertex 253\.\d{6}, -113\.\d{6}moved [\d,.]+ k?m (north|south|east|west)/,
    )
    expect(first[1]).not.toEqual(YARD[1])
    await dragTo(280, 160)
    expect(ring()).toHaveLength(YARD.length)
    expect(ring()[1]).not.toEqual(first[1])
    await press('{Control>}z{/Control}')
    expect(ring()).toEqual(first)
    await press('{Control>}z{/Control}')
    expect(ring()).toEqual(YARD)
  })

  it('gets a vertex from each dragged midpoint, as one undo step [MAP-33]', async () => {
    root.render(
      <>
        <ThemeStyles />
        <SiteMap label="Location" engines={ENGINES} defaultValue={YARD_SHAPE} onChange={onChange} />
      </>,
    )
    await expect.poll(() => document.querySelector('[data-map-state="idle"]'), { timeout: 20_000 }).not.toBeNull()
    const map = document.querySelector('[role="application"]')
    const findMidpoints = () => [...document.querySelectorAll('[aria-hidden] > [data-after]')]
    expect(findMidpoints()).toHaveLength(YARD.length)
    const [, second] = findMidpoints()
    if (map === null || second === undefined) throw new Error('No map with midpoints.')
    await userEvent.dragAndDrop(second, map, { targetPosition: { x: 300, y: 300 } })
    expect(ring()).toHaveLength(YARD.length + 1)
    expect(ring().toSpliced(2, 1)).toEqual(YARD)
    expect(document.querySelector('[data-vertex="3"][data-selected]')).not.toBeNull()
    await press('{Control>}z{/Control}')
    expect(ring()).toEqual(YARD)
    await press('{Control>}y{/Control}')
    expect(ring()).toHaveLength(YARD.length + 1)
  })

  it('gets a vertex after the selected one with I, once per press, however long [MAP-33]', async () => {
    root.render(
      <>
        <ThemeStyles />
        <SiteMap label="Location" engines={ENGINES} defaultValue={YARD_SHAPE} onChange={onChange} />
      </>,
    )
    await expect.poll(() => document.querySelector('[data-map-state="idle"]'), { timeout: 20_000 }).not.toBeNull()
    await tabTo(hasLabel('Map'))
    await press('i')
    expect(ring()).toEqual([])
    expect(document.body.textContent).toContain('Select a vertex first, with N or P.')
    await press('p', '{i>4/}')
    expect(ring()).toHaveLength(YARD.length + 1)
    // From the last vertex to the first one.
    expect(ring().slice(0, -1)).toEqual(YARD)
    await press('{Control>}z{/Control}')
    expect(ring()).toEqual(YARD)
  })
})
