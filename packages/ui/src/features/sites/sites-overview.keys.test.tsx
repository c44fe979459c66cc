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
  await expect.poll(findMap).not.toBeNull()
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
