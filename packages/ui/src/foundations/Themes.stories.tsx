import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, Lock, Users } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from '../badge/Badge'
import { Button } from '../button/Button'
import { Checkbox } from '../checkbox/Checkbox'
import { Note } from '../note/Note'
import { TextField } from '../text-field/TextField'
import { THEMES } from '../tokens/themes'
import { Columns, Row, Section, Sheet } from './Sheet.styles'

const meta = {
  title: 'Foundations/Themes',
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A theme is an attribute, not a provider: \`<html data-theme="dark">\`, or on any element. Changing it renders nothing.

Without the attribute, the theme follows the system: light or dark by \`prefers-color-scheme\`, each with more contrast by
\`prefers-contrast\`. With \`forced-colors\`, system colors override every theme, and shapes carry the meaning: borders are real borders,
and fills use system colors. \`prefers-reduced-motion\`, or \`data-motion="reduce"\` on the root, removes all motion. A coarse pointer
gets taller controls and rows.

Tests check every story in all four themes. The toolbar switches between them.`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {
  name: 'Light, dark and contrast',
  render: () => (
    <Columns>
      {THEMES.map((theme) => (
        <Sheet key={theme} data-theme={theme}>
          <Section aria-label={theme}>
            <h2>{theme}</h2>
            <Row>
              <Button tone="primary">Save</Button>
              <Button>Discard</Button>
              <Button disabledReason="Change something first.">Assign</Button>
            </Row>
            <Row>
              <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
                Valid
              </Badge>
              <Badge tone="danger" icon={<Lock aria-hidden="true" />}>
                Locked
              </Badge>
              <Badge variant="fixed" icon={<Users aria-hidden="true" />}>
                User Group
              </Badge>
            </Row>
            <TextField label="Username" defaultValue="adaeze.okafor" help="Letters, digits and dots." />
            <TextField label="Email" defaultValue="adaeze@" error="Enter a valid email address." />
            <Checkbox label="Show Only Active Users" defaultSelected />
            <Note tone="info">Product licenses with zero users are ignored.</Note>
          </Section>
        </Sheet>
      ))}
    </Columns>
  ),
}

export const ThemeAttribute: Story = {
  name: 'The attribute on the root changes the theme',
  tags: ['test-only'],
  render: () => (
    <Sheet>
      <p>The theme is set on the root element.</p>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement
    const before = root.dataset.theme
    const ink = () => getComputedStyle(canvas.getByText(/root element/)).color
    root.dataset.theme = 'light'
    const light = ink()
    root.dataset.theme = 'dark'
    const dark = ink()
    root.dataset.theme = before
    await expect(dark).not.toBe(light)
  },
}
