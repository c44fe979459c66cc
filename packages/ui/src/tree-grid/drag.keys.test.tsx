import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { createTestRoot } from '../test-root/test-root-fixture'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { manySites, SITES } from '../tree/fixture'
import type { TreeId, TreeNode } from '../tree/tree-index'
import { TreeGrid, type TreeGridMove } from './TreeGrid'

/** Calls of the Chrome DevTools Protocol that act as a mouse and as a finger. */
interface PointerCalls {
  'Input.dispatchMouseEvent': {
    type: string
    x: number
    y: number
    button: string
    buttons: number
    clickCount: number
  }
  'Input.dispatchTouchEvent': { type: string; touchPoints: { x: number; y: number }[] }
}

declare module 'vitest/browser' {
  interface CDPSession {
    send<Call extends keyof PointerCalls>(call: Call, details: PointerCalls[Call]): Promise<void>
  }
}

const root = createTestRoot()
const moves: [ids: readonly TreeId[], parentId: TreeId | null][] = []

const MOVE: TreeGridMove<string> = {
  getMoveError: (ids, parentId) =>
    parentId !== null && ids.includes(parentId) ? "It can't move below itself." : undefined,
  onMove: (ids, parentId) => moves.push([ids, parentId]),
}

interface PageProps {
  nodes?: readonly TreeNode<string>[]
  expanded?: 'all' | 'none'
  selected?: readonly string[]
  maxHeight?: number
}

function Page({ nodes = SITES, expanded = 'all', selected = [], maxHeight = 700 }: PageProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(selected))
  return (
    <>
      <ThemeStyles />
      <TreeGrid
        label="Sites"
        nodes={nodes}
        defaultExpanded={expanded}
        href={({ id }) => `#${id}`}
        hasLevels
        selection={{ ids, onChange: setIds }}
        move={MOVE}
        maxHeight={maxHeight}
      />
    </>
  )
}

const MANY = manySites(5000).map(({ id, parentId, name }) => ({
  id: String(id),
  parentId: parentId === undefined ? null : String(parentId),
  name,
}))

const region = (): HTMLElement => document.querySelector<HTMLElement>('[role="treegrid"]') as HTMLElement
const row = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('[role="row"]')].find(
    (each) => each.querySelector('[data-part="name"]')?.textContent === name,
  )
  if (found === undefined) throw new Error(`No row ${name}.`)
  return found
}
const topLevel = (): HTMLElement => document.querySelector<HTMLElement>('[data-part="top-level"]') as HTMLElement
const tip = (): string | undefined =>
  [...(document.querySelector('[data-overlay]')?.children ?? [])].map((child) => child.textContent).join(', ')
const announced = (): string =>
  [...document.querySelectorAll('[role="status"], [aria-live]')].map((each) => each.textContent).join('')

async function show(page = <Page />): Promise<void> {
  root.render(page)
  // Its code loads after the rows.
  await expect.poll(() => document.querySelector('[data-draggable]'), { timeout: 20_000 }).not.toBeNull()
}

type Point = readonly [x: number, y: number]

/** A point of the page as the browser counts it, outside the frame of the test. */
function toScreen([x, y]: Point): { x: number; y: number } {
  const box = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const scale = box.width === 0 ? 1 : box.width / window.innerWidth
  return { x: box.x + x * scale, y: box.y + y * scale }
}
const center = (element: Element): Point => {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}
const mouse = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', point: Point): Promise<void> => {
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    ...toScreen(point),
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })
}
/** Presses the name of a row and drags it to a point, in real events. */
async function lift(name: string, to: Point): Promise<void> {
  const [x, y] = center(row(name).querySelector('[data-part="name"]') as Element)
  await mouse('mousePressed', [x, y])
  await mouse('mouseMoved', [x + 4, y + 4])
  await mouse('mouseMoved', [x + 8, y + 8])
  await expect.poll(topLevel).not.toBeNull()
  await mouse('mouseMoved', to)
}
const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point): Promise<void> =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: point === undefined ? [] : [toScreen(point)] })

describe('a drag of rows', () => {
  beforeEach(() => {
    moves.length = 0
    window.location.hash = ''
  })

  it('moves a row below the one it is dropped on, and follows no link [SITE-99]', async () => {
    await show()
    const target = center(row('Muster 3'))
    await lift('Gate 4', target)
    await expect.poll(tip).toBe('Move Gate 4, Below Muster 3')
    expect(row('Muster 3').dataset['drop']).toBe('allowed')
    expect(row('Gate 4').dataset['dragged']).toBe('true')
    await mouse('mouseReleased', target)
    await expect.poll(() => moves).toEqual([[['gate'], 'muster']])
    expect(document.querySelector('[data-overlay]')).toBeNull()
    expect(document.activeElement).toBe(row('Gate 4'))
    expect(window.location.hash).toBe('')
  })

  it('follows no link when a row is dropped where it was, and says why that is refused [SITE-99]', async () => {
    await show()
    const name = row('Gate 4').querySelector('[data-part="name"]') as Element
    await lift('Gate 4', center(name))
    await expect.poll(tip).toBe("Move Gate 4, It can't move below itself.")
    expect(row('Gate 4').dataset['drop']).toBe('refused')
    await mouse('mouseReleased', center(name))
    await expect.poll(announced).toContain("It can't move below itself.")
    expect(window.location.hash).toBe('')
    expect(moves).toEqual([])
    // The next press is a press again.
    await expect.poll(() => document.querySelector('[data-overlay]')).toBeNull()
    await expect
      .poll(async () => {
        await userEvent.click(name)
        return window.location.hash
      })
      .toBe('#gate')
  })

  it('moves all selected rows to the top level [SITE-99]', async () => {
    await show(<Page selected={['gate', 'wash']} />)
    await lift('Wash Bay', center(region()))
    await mouse('mouseMoved', center(topLevel()))
    await expect.poll(tip).toBe('Move 2 rows, Top level')
    await mouse('mouseReleased', center(topLevel()))
    await expect.poll(() => moves).toEqual([[['gate', 'wash'], null]])
  })

  it('ends with Escape, which keeps the selection [SITE-99]', async () => {
    await show(<Page selected={['gate']} />)
    await lift('Gate 4', center(row('Muster 3')))
    await expect.poll(tip).toBe('Move Gate 4, Below Muster 3')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[data-overlay]')).toBeNull()
    await mouse('mouseReleased', center(row('Muster 3')))
    await expect.poll(announced).toContain('Not moved.')
    expect(moves).toEqual([])
    expect(row('Gate 4').getAttribute('aria-selected')).toBe('true')
  })

  it('opens a closed branch under the pointer', async () => {
    await show(<Page expanded="none" />)
    await lift('Module Yard', center(row('Tank Farm')))
    await expect.poll(() => row('Tank Farm').getAttribute('aria-expanded')).toBe('true')
    const target = center(row('Tool Crib'))
    await mouse('mouseMoved', target)
    await expect.poll(tip).toBe('Move Module Yard, Below Tool Crib')
    await mouse('mouseReleased', target)
    await expect.poll(() => moves).toEqual([[['module'], 'crib']])
  })

  it('starts after a long press of a finger, and scrolls thousands of rows near an edge [SITE-99]', async () => {
    await show(<Page nodes={MANY} maxHeight={320} />)
    const start = center(row('Bin 1111'))
    await finger('touchStart', start)
    await expect.poll(topLevel).not.toBeNull()
    const box = region().getBoundingClientRect()
    const edge: Point = [box.x + 60, box.bottom - 4]
    await finger('touchMove', edge)
    await expect.poll(() => region().scrollTop, { timeout: 15_000 }).toBeGreaterThan(1000)
    const inside: Point = [box.x + 60, box.y + box.height / 2]
    await finger('touchMove', inside)
    // The last scrolling ends under the finger.
    let top = -1
    await expect
      .poll(() => {
        const before = top
        top = region().scrollTop
        return before === top
      })
      .toBe(true)
    const below = document
      .elementFromPoint(...inside)
      ?.closest('[role="row"]')
      ?.querySelector('[data-part="name"]')
    const name = below?.textContent ?? ''
    await expect.poll(tip).toBe(`Move Bin 1111, Below ${name}`)
    await finger('touchEnd')
    await expect.poll(() => moves).toEqual([[['1111'], name.replace(/^\D+/, '')]])
  })
})
