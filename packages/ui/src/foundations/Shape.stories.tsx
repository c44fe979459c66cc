import type { Meta, StoryObj } from '@storybook/react-vite'
import { type TokenName, token } from '../tokens/tokens'
import { Row, Section, Sheet, Specimen } from './Sheet.styles'

const meta = {
  title: 'Foundations/Space and shape',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `All sizes follow a **4 px grid**. Lines separate content. A single shadow marks floating layers: menus, popovers, tooltips, dialogs,
toasts and the tools of a map. Docked bars have a 2 px line instead. The radius is 4 px for tags, 6 px for controls, and 10 px for
cards and dialogs.

Controls are 32 px high, 28 px in rows and panes, and 40 px for touch. Rows are 40 px high, 32 px if compact. The minimum target
size is 24 px.

Four drafting signs define the look. Each has one meaning:

- **Dashed line**: visible, but you can't change it: inherited, archived, locked, disabled or saving. Never a decoration.
- **Revision bar**, 3 px of amber in the margin, with a word: an unsaved change.
- **Scale** with ticks from 0 to 100: weights.
- **Hatch** of amber and black: a test environment.

Motion takes at most 150 ms, and only shows where something moved. With reduced motion, there is none.`,
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const SPACES: TokenName[] = [
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-8',
  'space-10',
  'space-12',
  'space-16',
]

const sample = { display: 'grid', gap: 6, justifyItems: 'center' } as const

export const Space: Story = {
  render: () => (
    <Sheet>
      <Row>
        {SPACES.map((space) => (
          <div key={space} style={sample}>
            <i
              aria-hidden="true"
              style={{
                width: token(space),
                height: token(space),
                border: `${token('line')} solid ${token('accent')}`,
                background: token('accent-subtle'),
              }}
            />
            <code>{space}</code>
          </div>
        ))}
      </Row>
    </Sheet>
  ),
}

export const Shape: Story = {
  render: () => (
    <Sheet>
      <Row>
        {(['radius-tag', 'radius', 'radius-card'] as const).map((radius) => (
          <div key={radius} style={sample}>
            <i
              aria-hidden="true"
              style={{
                width: 64,
                height: 48,
                border: `${token('line')} solid ${token('border-strong')}`,
                borderRadius: token(radius),
              }}
            />
            <code>{radius}</code>
          </div>
        ))}
        <div style={sample}>
          <i
            aria-hidden="true"
            style={{
              width: 96,
              height: 48,
              borderRadius: token('radius-card'),
              background: token('raised'),
              boxShadow: token('shadow'),
            }}
          />
          <code>shadow</code>
        </div>
      </Row>
    </Sheet>
  ),
}

export const Heights: Story = {
  render: () => (
    <Sheet>
      <Row>
        {(['target-min', 'control-small', 'control', 'control-large', 'row', 'topbar'] as const).map((height) => (
          <div key={height} style={sample}>
            <i
              aria-hidden="true"
              style={{ width: 72, height: token(height), border: `${token('line')} solid ${token('border-strong')}` }}
            />
            <code>{height}</code>
          </div>
        ))}
      </Row>
    </Sheet>
  ),
}

export const Signs: Story = {
  render: () => (
    <Sheet>
      <Section aria-label="Drafting signs">
        <Specimen>
          <dt>
            <i
              aria-hidden="true"
              style={{
                display: 'block',
                width: 64,
                height: 24,
                border: `${token('line')} dashed ${token('border-strong')}`,
                borderRadius: token('radius'),
              }}
            />
          </dt>
          <dd>Dashed: visible, but you can’t change it</dd>
          <dt>
            <i
              aria-hidden="true"
              style={{ display: 'block', width: 3, height: 24, background: token('highlight-line'), borderRadius: 2 }}
            />
          </dt>
          <dd>Revision bar: an unsaved change</dd>
          <dt>
            <i
              aria-hidden="true"
              style={{
                display: 'block',
                width: 64,
                height: 12,
                background: `repeating-linear-gradient(90deg, ${token('border-strong')} 0 1px, transparent 1px 10%)`,
              }}
            />
          </dt>
          <dd>Scale: weights, 0 to 100</dd>
          <dt>
            <i
              aria-hidden="true"
              style={{
                display: 'block',
                width: 64,
                height: 24,
                background: `repeating-linear-gradient(-45deg, ${token('highlight')} 0 6px, ${token('text-on-highlight')} 6px 12px)`,
              }}
            />
          </dt>
          <dd>Hatch: a test environment</dd>
        </Specimen>
      </Section>
    </Sheet>
  ),
}
