import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

/**
 * Presses a key with a real keyboard, and waits until the browser has scrolled the element to the end.
 * @param key what `userEvent.keyboard` presses
 * @returns how far the element scrolled to the right and down, in CSS pixels
 */
export async function scrollByKey(element: Element, key: string): Promise<{ x: number; y: number }> {
  const { scrollLeft, scrollTop } = element
  let hasEnded = false
  element.addEventListener('scrollend', () => (hasEnded = true), { once: true })
  await userEvent.keyboard(key)
  await expect.poll(() => hasEnded, { message: `${key} does not scroll` }).toBe(true)
  return { x: element.scrollLeft - scrollLeft, y: element.scrollTop - scrollTop }
}
