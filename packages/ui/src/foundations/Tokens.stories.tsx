import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent } from 'storybook/test'
import { TOKENS } from '../tokens/token-list'
import { PALETTES, THEMES } from '../tokens/themes'
import { Sheet } from './Sheet.styles'
import { TOKEN_GROUPS } from './token-groups'
import { TokenTable } from './token-table-story'

const meta = { title: 'Foundations/Tokens', component: TokenTable, parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every token of the source has a row, and each theme a swatch of its own. */
export const AllTokens: Story = {
  args: { group: 'Colors' },
  render: () => (
    <Sheet>
      {TOKEN_GROUPS.map((group) => (
        <TokenTable key={group} group={group} current="token-accent" />
      ))}
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(TOKENS.length)
    const cells = [...canvasElement.querySelectorAll('#token-accent td')].slice(1)
    await expect(cells.map((cell) => cell.textContent)).toEqual(
      THEMES.map((theme) => `${theme}${PALETTES[theme].accent}`),
    )
  },
}

/** On a phone, each row is a block. */
export const OnAPhone: Story = {
  args: { group: 'Colors' },
  globals: { viewport: { value: 'phone' } },
  render: ({ group }) => (
    <Sheet>
      <TokenTable group={group} />
    </Sheet>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const KeyboardAlone: Story = {
  args: { group: 'Shadow' },
  render: ({ group }) => (
    <Sheet>
      <TokenTable group={group} />
    </Sheet>
  ),
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
  play: async ({ canvas, canvasElement }) => {
    const announced = () => canvas.getAllByRole('status').map((region) => region.textContent)
    for (const name of ["token('shadow')", '--sw-shadow']) {
      await userEvent.tab()
      const button = canvas.getByRole('button', { name: `Copy ${name}` })
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(mocked(navigator.clipboard.writeText)).toHaveBeenLastCalledWith(name)
      await expect(button).toHaveFocus()
    }
    await expect(announced()).toEqual(['Copied', 'Copied'])
    await expect(canvasElement.querySelectorAll('button')).toHaveLength(2)
  },
}
