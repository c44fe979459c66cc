import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { PALETTES } from './create-theme'
import { ThemeStyles } from './ThemeStyles'

/** A call of the Chrome DevTools Protocol. */
interface MediaCalls {
  'Emulation.setEmulatedMedia': { features: { name: string; value: string }[] }
}

declare module 'vitest/browser' {
  interface CDPSession {
    send<Name extends keyof MediaCalls>(name: Name, options: MediaCalls[Name]): Promise<void>
  }
}

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
const read = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

let root: Root
const brand = document.createElement('style')
const theme = document.documentElement.dataset.theme
afterEach(async () => {
  await prefer('')
  root.unmount()
  brand.remove()
  if (theme !== undefined) document.documentElement.dataset.theme = theme
})

it('lets the styles of an application win while the system is dark', async () => {
  delete document.documentElement.dataset.theme
  brand.textContent = ':root { --sw-accent: #123456 }'
  document.head.prepend(brand)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<ThemeStyles />)
  await prefer('dark')
  await expect.poll(() => read('--sw-canvas')).toBe(PALETTES.dark.canvas)
  expect(read('--sw-accent')).toBe('#123456')
})
