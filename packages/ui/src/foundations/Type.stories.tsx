import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { token } from '../tokens/tokens'
import { Sheet, Specimen } from './Sheet.styles'

const meta = {
  title: 'Foundations/Type',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `**Inter** is the text font. **JetBrains Mono** is for text that users compare character by character: coordinates, weights, codes, short
names of products, and request ids. Both fonts are part of the package; nothing loads from another server.

| Size | Use |
| --- | --- |
| 24 px | Title of the sign-in sheet only |
| 20 px | Page titles |
| 16 px | Titles of sections and dialogs |
| 14 px | Running text and field values (base size) |
| 13 px | Controls, cells and labels |
| 12 px | Column heads, badges and help |
| 11 px | Labels of facts, keys and short codes; never running text |

Sizes are in rem, so they follow the reader's text size. The line height is 1.5, and 1.25 for headings. The weights are 400,
500 and 600. Tables use tabular figures.`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const weight = (name: 'text' | 'medium' | 'strong') => token(`weight-${name}`)

export const Scale: Story = {
  render: () => (
    <Sheet>
      <Specimen>
        <dt>24 / 600</dt>
        <dd style={{ fontSize: token('size-24'), fontWeight: weight('strong') }}>Log in</dd>
        <dt>20 / 600</dt>
        <dd style={{ fontSize: token('size-20'), fontWeight: weight('strong') }}>Northgate Refinery Expansion</dd>
        <dt>16 / 600</dt>
        <dd style={{ fontSize: token('size-16'), fontWeight: weight('strong') }}>Product Licenses</dd>
        <dt>14 / 400</dt>
        <dd style={{ fontSize: token('size-14') }}>
          Deactivating a project cannot be reversed. All assigned users and API keys will be removed.
        </dd>
        <dt>13 / 500</dt>
        <dd style={{ fontSize: token('size-13'), fontWeight: weight('medium') }}>Show Only Active Users</dd>
        <dt>12 / 400</dt>
        <dd style={{ fontSize: token('size-12') }}>1–25 of 240 users</dd>
        <dt>mono 13</dt>
        <dd style={{ fontSize: token('size-13'), fontFamily: token('font-mono') }}>
          53.542390, -113.491820 · 0123456789 · O0 Il1
        </dd>
      </Specimen>
    </Sheet>
  ),
}

export const BundledFonts: Story = {
  name: 'Both fonts load from the package',
  tags: ['test-only'],
  render: () => (
    <Sheet>
      <p>Set in Inter</p>
      <code>Set in JetBrains Mono</code>
    </Sheet>
  ),
  play: async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)
    await expect(loaded.some((family) => family.includes('Inter Variable'))).toBe(true)
    await expect(loaded.some((family) => family.includes('JetBrains Mono Variable'))).toBe(true)
  },
}

export const DoubleTextSize: Story = { ...Scale, globals: { textSize: '200' } }
