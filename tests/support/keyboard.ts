import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** A keyboard that counts its presses. Typed text is not counted, because every product needs the same. */
export class Keyboard {
  presses = 0
  constructor(private readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key)
      this.presses += 1
    }
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text)
  }

  /** Presses a key until the element has the focus. */
  async moveTo(target: Locator, key = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    for (let press = 0; press < 100; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.press(key)
    }
    throw new Error(`${String(target)} is not reached by 100 presses of ${key}.`)
  }
}

/** Opens a page, a tab or a record by its name. */
export const jumpTo = async (keyboard: Keyboard, page: Page, name: string): Promise<void> => {
  await keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
  await keyboard.type(name)
  await keyboard.press('Enter')
}

/** Opens what Jump to finds by each name, one after the other, and waits until it is loaded. */
export async function follow(keyboard: Keyboard, page: Page, way: readonly string[]): Promise<void> {
  for (const name of way) {
    const heading = await page.title()
    await jumpTo(keyboard, page, name)
    await expect(page).not.toHaveTitle(heading)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  }
}
