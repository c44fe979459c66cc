import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CONTRAST_PAIRS, contrastRatio } from '../tokens/contrast'
import { PALETTES, type Palette, THEMES } from '../tokens/themes'
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
        component: `A component uses a **role**, never a hue: \`token('border-strong')\`, not a gray. The theme assigns a color to the role. Only
\`tokens/themes.ts\` contains raw values.

- \`canvas\` is the frame, \`surface\` the sheet, \`raised\` a floating layer, \`sunken\` a well, \`hover\` the row under the pointer.
- \`accent\` is a fill, \`accent-text\` is for text. In dark themes they differ: a deep fill and a light text color.
- \`border\` divides. \`border-strong\` outlines controls, with a contrast of 3 : 1 on every background.
- \`danger-solid\` is for the confirm button of an irreversible action. The button that opens the confirmation is outlined in \`danger\`.
- \`highlight\` is amber: the logo, the underline of a search match, a test environment, a meter that is nearly full.
  \`highlight-line\` marks unsaved changes.
- A status never depends on color alone. Add an icon or a word.`,
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
  // The page has the theme of the toolbar.
  tags: ['!autodocs'],
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
                  <code>--sw-{role}</code>
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
      const surface = sheet && getComputedStyle(sheet).getPropertyValue('--sw-surface')
      await expect(surface).toBe(PALETTES[theme].surface)
    }
  },
}

export const Contrast: Story = {
  render: () => (
    <Sheet>
      <Scroll tabIndex={0} role="region" aria-label="Contrast of every color pair">
        <Table>
          <caption>Contrast of every color pair in use, and its minimum</caption>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">Minimum</th>
              {THEMES.map((theme) => (
                <th key={theme} scope="col">
                  {theme}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CONTRAST_PAIRS.map(({ foreground, background, minimum }) => (
              <tr key={`${foreground} ${background}`}>
                <th scope="row">
                  {foreground} on {background}
                </th>
                <td>{minimum}</td>
                {THEMES.map((theme) => (
                  <td key={theme}>
                    {contrastRatio(PALETTES[theme][foreground], PALETTES[theme][background]).toFixed(2)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Sheet>
  ),
}
