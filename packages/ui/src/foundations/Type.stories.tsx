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
        component: `**Inter** for everything that is read, **JetBrains Mono** for what is compared character by character: coordinates, weights, codes, short
names of products, request ids. Both come with the product; nothing is fetched from elsewhere.

14 px is the base and the size of typed values; 13 for controls, cells and labels; 12 for column heads, badges and help; 16 for the
titles of sections and dialogs; 20 for the page; 24 on the sign-in sheet alone. 11 is for labels of facts, keys and short codes, and for
nothing that is read as text. Sizes are in rem, so they follow the reader's own text size.

Line height 1.5, in headings 1.25. Weights 400, 500 and 600. Figures in tables are tabular.`,
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

export const TheFontsAreOurOwn: Story = {
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

export const TwiceTheSize: Story = { ...Scale, globals: { textSize: '200' } }
