import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Site } from '@sitewright/domain/sites/site'
import { createTestRoot } from '../../test-root/test-root-fixture'
import { createToastQueue } from '../../toasts/toast-queue'
import { laydownYard } from '../fixtures/sites'
import { SiteColorFields } from '../site-colors/SiteColorFields'
import { SiteMapForm, type SiteMapFormProps } from './SiteMapForm'

const root = createTestRoot()
const onSave = vi.fn<SiteMapFormProps['onSave']>()
const toasts = createToastQueue()

beforeEach(() => {
  onSave.mockReset()
})

const render = (site: Site): void =>
  root.render(
    <SiteMapForm
      site={site}
      edit={{ allowed: true }}
      onSave={onSave}
      toasts={toasts}
      colorFields={<SiteColorFields />}
    />,
  )

const withRings = (...coordinates: number[][][]): Site => ({
  ...laydownYard,
  location: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } },
})
const box = (west: number, south: number, east: number, north: number): number[][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
const YARD = box(-113.492, 53.54, -113.488, 53.542)

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const type = async (name: string, text: string): Promise<void> => {
  await field(name).click()
  await userEvent.keyboard(`{Control>}a{/Control}${text}{Tab}`)
}
const save = () => userEvent.keyboard('{Control>}s{/Control}')

describe('saving the map of a site', () => {
  it.each(['abc', '99'])('is refused while a latitude is %s, and moves the focus to it', async (text) => {
    render(laydownYard)
    await type('Vertex 2 latitude', '53.5425')
    await type('Vertex 1 latitude', text)
    await save()
    await expect.element(field('Vertex 1 latitude')).toHaveFocus()
    await expect.element(field('Vertex 1 latitude')).toBeInvalid()
    await expect.element(field('Vertex 1 latitude')).toHaveValue(text)
    expect(onSave).not.toHaveBeenCalled()
  })

  it('is refused for a polygon that no longer contains its hole, with the reason [MAP-22]', async () => {
    render(withRings(YARD, box(-113.491, 53.5405, -113.489, 53.5415)))
    await type('Vertex 1 longitude', '-113.4895')
    await save()
    await expect.element(page.getByText('A hole must be inside its polygon.').first()).toBeVisible()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('does not judge a stored location that is unchanged [MAP-22, LIC-88]', async () => {
    const stored = withRings(YARD, box(-113, 53, -112.9, 53.1))
    render(stored)
    await page.getByRole('button', { name: 'Appearance' }).click()
    const hex = page.getByRole('textbox', { name: 'Site Color, hex' })
    await hex.fill('#4169e1')
    await userEvent.keyboard('{Escape}')
    await save()
    await expect
      .poll(() => onSave.mock.lastCall?.[0])
      .toMatchObject({ siteColor: '#4169E1', location: stored.location })
  })

  it('is refused for an opacity behind the closed colors, and says why beside their button [MAP-04, MAP-24]', async () => {
    render(laydownYard)
    const colors = page.getByRole('button', { name: 'Appearance' })
    const opacity = page.getByRole('spinbutton', { name: 'Site Opacity, number' })
    await colors.click()
    await opacity.fill('1.5')
    await userEvent.keyboard('{Escape}')
    await expect.element(opacity).not.toBeInTheDocument()
    await save()
    await expect.element(page.getByText('Site Opacity: Please enter an opacity from 0 to 1.')).toBeVisible()
    expect(document.activeElement).not.toBe(document.body)
    await colors.click()
    await expect.element(opacity).toHaveAccessibleDescription('Please enter an opacity from 0 to 1.')
    expect(onSave).not.toHaveBeenCalled()
  })

  it('has at most six tab stops from Polygon to the map, and one for the colors [MAP-24]', async () => {
    render({
      ...laydownYard,
      siteColor: undefined,
      siteOpacity: undefined,
      borderColor: undefined,
      borderOpacity: undefined,
    })
    const polygon = page.getByRole('button', { name: 'Polygon', exact: true })
    await expect.element(polygon).toBeVisible()
    ;(polygon.element() as HTMLElement).focus()
    const map = page.getByRole('application', { name: 'Map' }).element()
    let stops = 0
    while (document.activeElement !== map && stops < 20) {
      await userEvent.keyboard('{Tab}')
      stops += 1
    }
    expect(stops).toBeLessThanOrEqual(6)
    await userEvent.keyboard('{Tab}{Tab}')
    expect(document.activeElement).not.toBe(document.body)
    await page.getByRole('button', { name: 'Appearance' }).click()
    await expect
      .element(page.getByRole('slider', { name: 'Site Opacity' }))
      .toHaveAttribute('aria-valuetext', 'No value')
  })
})
