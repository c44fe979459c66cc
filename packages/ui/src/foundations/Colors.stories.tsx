import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CONTRAST_PAIRS, contrastRatio } from '../tokens/contrast'
import { THEMES } from '../tokens/ThemeStyles'
import { PALETTES, type Palette } from '../tokens/themes'
import { token } from '../tokens/tokens'
import { Chip, Chips, Columns, Scroll, Section, Sheet, Table } from './Sheet.styles'

const NOT_COLORS = new Set<keyof Palette>(['shadow', 'focus-width', 'status-line'])
const ROLES = (Object.keys(PALETTES.light) as (keyof Palette)[]).filter((role) => !NOT_COLORS.has(role))

const meta = {
  title: 'Foundations/Colors',
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A component names a **role**, never a hue: \`token('border-strong')\`, not a gray. The theme fills the role. Raw values stand in
\`tokens/themes.ts\` and nowhere else.

- \`canvas\` is the frame, \`surface\` the sheet, \`raised\` what floats, \`sunken\` a well, \`hover\` the row under the pointer.
- \`accent\` fills, \`accent-text\` writes. In dark they differ on purpose: a deep fill and a light ink.
- \`border\` divides. \`border-strong\` outlines whatever can be pressed or typed into, 3 : 1 on every ground.
- \`danger-solid\` stands in the last step of what cannot be undone; the button that opens that step is outlined \`danger\`.
- \`highlight\` is amber: the mark, the underline of a match, a test environment, a bar that is nearly full. \`highlight-line\` marks what
  differs from the saved state.
- A status is never color alone: an icon or a word stands beside it.`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Roles: Story = {
  render: () => (
    <Sheet>
      <Chips>
        {ROLES.map((role) => (
          <Chip key={role}>
            <i aria-hidden="true" style={{ background: token(role) }} />
            <code>{role}</code>
          </Chip>
        ))}
      </Chips>
    </Sheet>
  ),
}

export const InEveryTheme: Story = {
  render: () => (
    <Columns>
      {THEMES.map((theme) => (
        <Sheet key={theme} data-theme={theme}>
          <Section aria-label={theme}>
            <h2>{theme}</h2>
            <Chips>
              {ROLES.map((role) => (
                <Chip key={role}>
                  <i aria-hidden="true" style={{ background: token(role) }} />
                  <code>{role}</code>
                  <small>{PALETTES[theme][role]}</small>
                </Chip>
              ))}
            </Chips>
          </Section>
        </Sheet>
      ))}
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    for (const theme of THEMES) {
      const sheet = canvasElement.querySelector(`[data-theme="${theme}"]`)
      const drawn = sheet && getComputedStyle(sheet).getPropertyValue('--sw-surface')
      await expect(drawn).toBe(PALETTES[theme].surface)
    }
  },
}

export const Contrast: Story = {
  render: () => (
    <Sheet>
      <Scroll tabIndex={0} role="region" aria-label="Contrast of every pair">
        <Table>
          <caption>Contrast of every pair that is drawn, and the least it needs</caption>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Least</th>
              {THEMES.map((theme) => (
                <th key={theme} scope="col">
                  {theme}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CONTRAST_PAIRS.map(({ ink, ground, least }) => (
              <tr key={`${ink} ${ground}`}>
                <th scope="row">
                  {ink} on {ground}
                </th>
                <td>{least}</td>
                {THEMES.map((theme) => (
                  <td key={theme}>{contrastRatio(PALETTES[theme][ink], PALETTES[theme][ground]).toFixed(2)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Sheet>
  ),
}
