import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../../tokens/ThemeStyles'
import { createTestRoot } from '../../test-root/test-root-fixture'
import { createMappedSites } from '../fixtures/sites'
import { createMapPage, SitesMapPage } from './sites-map-fixture'

const root = createTestRoot()
const PAGE = createMapPage(createMappedSites())
const SLOW = { timeout: 30_000 }

const findMap = () => document.querySelector<HTMLElement>('[role="application"]')
const findRow = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="row"]')].find((row) => row.textContent?.includes(name))
const waitForMap = () => expect.poll(() => findMap()?.dataset['mapState'], SLOW).toBe('idle')
/** The name in the text beside the marked site. */
const readMarked = () => findMap()?.querySelector('a[tabindex="-1"]')?.textContent

async function showPage(): Promise<void> {
  root.render(
    <>
      <ThemeStyles />
      <SitesMapPage {...PAGE} />
    </>,
  )
  // The pointer is where the last test left it, and the map marks the site below it.
  // Its code loads after the list.
  await expect.poll(findMap, { timeout: 20_000 }).not.toBeNull()
  await userEvent.hover(document.body, { position: { x: 4, y: 4 } })
  await waitForMap()
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  history.replaceState(null, '', '#')
  await showPage()
})

describe('the map of a project by keys', () => {
  beforeEach(() => findMap()?.focus())

  it('marks sites with N and P, selects with Space and opens with Enter [MAP-30, MAP-28]', async () => {
    await userEvent.keyboard('n')
    await expect.poll(readMarked).toBe('Process Area 100')
    await expect.poll(() => document.body.textContent).toContain('Process Area 100. Area, polygon, 6 sub-sites.')
    expect(findRow('Process Area 100')?.dataset['marked']).toBe('true')
    await userEvent.keyboard('nnp ')
    // Pipe Racks has no shape.
    await expect.poll(readMarked).toBe('Crude Unit 2')
    expect(findRow('Crude Unit 2')?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard(' ')
    expect(findRow('Crude Unit 2')?.getAttribute('aria-selected')).toBe('false')
    await userEvent.keyboard('{Enter}')
    expect(location.hash).toBe('#site-3')
    expect(document.activeElement).toBe(findMap())
  })

  it('does not select an archived site [MAP-28]', async () => {
    await userEvent.keyboard('nnnnnn ')
    await expect.poll(readMarked).toBe('Laydown A')
    expect(document.querySelector('[aria-label="Selection"]')).toBeNull()
  })

  it('fits the selected sites with F, pans, and returns to the list with Escape [MAP-30]', async () => {
    await userEvent.keyboard('nn f')
    await expect.poll(() => document.body.textContent).toContain('The map shows 1 site.')
    await userEvent.keyboard('{ArrowLeft}+')
    await expect.poll(() => document.body.textContent, SLOW).toMatch(/Center .*, zoom \d/)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement?.getAttribute('role')).toBe('row')
  })

  it('hides a class with its checkbox in the legend [MAP-27]', async () => {
    const area = page.getByRole('checkbox', { name: 'Area', exact: true })
    ;(area.element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    findMap()?.focus()
    await userEvent.keyboard('n')
    await expect.poll(readMarked).toBe('Laydown A')
  })
})

describe('the list beside the map', () => {
  it('has only the sites in view, which a zoom changes [MAP-34]', async () => {
    const countRows = () => Number(document.querySelector('[role="treegrid"]')?.getAttribute('aria-rowcount') ?? 0)
    const all = countRows()
    await userEvent.click(page.getByRole('checkbox', { name: 'Only in view' }))
    await expect.poll(countRows).toBe(all - 2)
    findMap()?.focus()
    await userEvent.keyboard('++')
    await expect.poll(countRows, SLOW).toBeLessThan(all / 2)
    expect(document.body.textContent).toMatch(/\d+ sites? found/)
    expect(document.activeElement).toBe(findMap())
  })
})

describe('a rectangle on the map of a project', () => {
  const readSelected = () => document.querySelector('[aria-label="Selection"]')?.textContent ?? ''
  /** Drags over a part of the map, from its top left, in pixels. */
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
    const map = findMap() ?? document.body
    await userEvent.dragAndDrop(map, map, { sourcePosition: from, targetPosition: to })
  }
  const getSize = () => ({ x: (findMap()?.clientWidth ?? 0) - 8, y: (findMap()?.clientHeight ?? 0) - 6 })

  it('selects the active sites inside it with Shift, and adds to the selection [MAP-35]', async () => {
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Pipe Racks', exact: true }))
    await userEvent.keyboard('{Shift>}')
    await drag({ x: 80, y: 8 }, getSize())
    await userEvent.keyboard('{/Shift}')
    const active = createMappedSites().filter(({ active: isActive, location }) => isActive && location !== null)
    await expect.poll(readSelected).toContain(`${active.length + 1} of`)
    expect(document.body.textContent).toContain(`${active.length} sites inside the rectangle selected.`)
    expect(findRow('Laydown A')?.getAttribute('aria-selected')).not.toBe('true')
  })

  it('selects nothing where no site is whole inside it, and pans without Shift [MAP-35]', async () => {
    await userEvent.keyboard('{Shift>}')
    await drag({ x: 80, y: 8 }, { x: 100, y: 20 })
    await userEvent.keyboard('{/Shift}')
    expect(document.body.textContent).toContain('No active site is completely inside the rectangle.')
    await drag({ x: 80, y: 8 }, getSize())
    await expect.poll(() => document.body.textContent, SLOW).toMatch(/Center .*, zoom \d/)
    expect(readSelected()).toBe('')
  })

  it('needs no Shift with its tool, which the keyboard chooses [MAP-35]', async () => {
    const tool = page.getByRole('button', { name: 'Select inside a rectangle' })
    ;(tool.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(tool).toHaveAttribute('aria-pressed', 'true')
    await drag({ x: 80, y: 8 }, getSize())
    await expect.poll(readSelected).toContain(' of ')
  })
})

describe('the list and the map of a project', () => {
  it('mark each other under the pointer and with the focus, and have one selection [MAP-28]', async () => {
    findRow('Crude Unit 2')?.focus()
    await expect.poll(readMarked).toBe('Crude Unit 2')
    // The text is 14 px below and after the center of the site.
    const text = findMap()?.querySelector<HTMLElement>('a[tabindex="-1"]')?.parentElement
    const [x = 0, y = 0] = [...(text?.style.transform.matchAll(/-?[\d.]+(?=px)/g) ?? [])].map(
      ([part]) => Number(part) - 14,
    )
    await userEvent.click(document.body, { position: { x: 4, y: 4 } })
    await userEvent.click(findMap() ?? document.body, { position: { x, y } })
    await expect.poll(() => findRow('Crude Unit 2')?.getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => findRow('Crude Unit 2')?.dataset['marked']).toBe('true')
    expect(document.querySelector('[aria-label="Selection"]')?.textContent).toContain('1 of')
  })
})
