import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { VISUAL_TAG, WINDOW_TAG } from '../../.storybook/tags'
import { entries } from './built-stories'
import { type Preview, test } from './built-test'

/** How a user sees the states of a component, one at a time. */
const MODES = [
  { mode: 'light', theme: 'light', direction: 'ltr', forcedColors: 'none' },
  { mode: 'dark', theme: 'dark', direction: 'ltr', forcedColors: 'none' },
  { mode: 'contrast', theme: 'contrast', direction: 'ltr', forcedColors: 'none' },
  { mode: 'forced-colors', theme: 'light', direction: 'ltr', forcedColors: 'active' },
  { mode: 'right-to-left', theme: 'light', direction: 'rtl', forcedColors: 'none' },
] as const

const visual = entries.filter(({ type, tags }) => type === 'story' && tags.includes(VISUAL_TAG))
/** The pages of the stories that share a sheet, each once. */
const sheets = entries.filter(
  ({ type, title }) =>
    type === 'docs' && visual.some((story) => story.title === title && !story.tags.includes(WINDOW_TAG)),
)
const pictures = [
  ...sheets.map(({ id, title }) => ({ id, viewMode: 'docs' as const, title, name: id.replace(/--docs$/, '') })),
  ...visual
    .filter(({ tags }) => tags.includes(WINDOW_TAG))
    .map(({ id, title, name }) => ({
      id,
      viewMode: 'story' as const,
      title: `${title}, ${name}`,
      name: id.replace('--', '-'),
    })),
]
type Picture = (typeof pictures)[number]

const fileOf = ({ name }: Picture, mode: string): string => `${name}-${mode}.png`

test('every picture belongs to a sheet, and every story with the tag is on one', () => {
  const files = readdirSync(path.dirname(test.info().snapshotPath('any.png', { kind: 'screenshot' })))
  const expected = pictures.flatMap((picture) => MODES.map(({ mode }) => fileOf(picture, mode)))
  expect(files.filter((file) => !expected.includes(file))).toEqual([])
  expect(pictures).not.toEqual([])
  const isPictured = (title: string) => sheets.some((sheet) => sheet.title === title)
  expect(visual.filter(({ title, tags }) => !tags.includes(WINDOW_TAG) && !isPictured(title))).toEqual([])
})

async function openPicture(preview: Preview, { id, viewMode }: Picture): Promise<Page | Locator> {
  const { page } = preview
  const isSheet = viewMode === 'docs'
  // Higher than every sheet, because a board draws only the cards in view.
  await page.setViewportSize({ width: 760, height: isSheet ? 4000 : 560 })
  await preview.open(id, viewMode, 'page:sheet;motion:reduce')
  const sheet = page.locator('[data-sheet]')
  if (isSheet) await sheet.locator('> :last-child .sb-story > div > *').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  await setMode(page, MODES[0])
  return isSheet ? sheet : page
}

/** Sets what the toolbar would set. Storybook would also render each story again, which takes a second. */
async function setMode(page: Page, { theme, direction, forcedColors }: (typeof MODES)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors })
  await page.evaluate(
    (mode) => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-theme]')) {
        element.dataset.theme = mode.theme
        element.dir = mode.direction
      }
    },
    { theme, direction },
  )
}

for (const picture of pictures) {
  test(`${picture.title} looks as it did in every mode`, async ({ preview }) => {
    const shown = await openPicture(preview, picture)
    for (const mode of MODES) {
      await setMode(preview.page, mode)
      // Soft, so that a change shows in every mode at once.
      await expect.soft(shown).toHaveScreenshot(fileOf(picture, mode.mode))
    }
  })
}

test('the comparison fails when the smallest icon of all pictures is missing', async ({ preview }) => {
  const picture = pictures.find(({ id }) => id === 'components-vertex-table--docs')
  if (picture === undefined) throw new Error('There is no sheet of vertex tables.')
  const sheet = await openPicture(preview, picture)
  await expect(sheet).toHaveScreenshot(fileOf(picture, 'light'))
  const icon = preview.page.locator('.lucide-check').first()
  await icon.evaluate((element) => (element.style.visibility = 'hidden'))
  await expect(sheet).not.toHaveScreenshot(fileOf(picture, 'light'))
  await icon.evaluate((element) => (element.style.visibility = ''))
})
