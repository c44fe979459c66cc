import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button'
import { createTheme } from '../tokens/create-theme'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { THEMES } from '../tokens/themes'
import { Sheet } from './Sheet.styles'

const meta = { title: 'Foundations/Branding', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const BRAND = createTheme({
  all: { radius: '2px' },
  light: { accent: '#6d28d9', 'accent-hover': '#5b21b6', 'accent-text': '#6d28d9' },
  dark: { 'accent-text': '#c4b5fd' },
})

const valueOf = (name: string, element: Element = document.documentElement): string =>
  getComputedStyle(element).getPropertyValue(`--sw-${name}`)

/** A violet brand with square corners. */
export const Brand: Story = {
  render: () => (
    <Sheet>
      <ThemeStyles brand={BRAND} />
      <Button tone="primary">Save</Button>
    </Sheet>
  ),
  play: async () => {
    await expect(valueOf('accent')).toBe('#6d28d9')
    await expect(valueOf('radius')).toBe('2px')
  },
}

/** A property that an application sets on the root wins in each theme, and where the theme follows the system. */
export const OwnProperty: Story = {
  render: () => (
    <Sheet>
      <style>{':root { --sw-radius: 1px; } [data-theme="dark"] { --sw-grid-line: #14101f; }'}</style>
      <Button tone="primary">Save</Button>
    </Sheet>
  ),
  play: async () => {
    const root = document.documentElement
    const chosen = root.dataset.theme
    try {
      for (const theme of [...THEMES, undefined]) {
        if (theme === undefined) delete root.dataset.theme
        else root.dataset.theme = theme
        await expect(valueOf('radius')).toBe('1px')
      }
      root.dataset.theme = 'dark'
      await expect(valueOf('grid-line')).toBe('#14101f')
    } finally {
      if (chosen === undefined) delete root.dataset.theme
      else root.dataset.theme = chosen
    }
  },
}
