import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, mocked, spyOn, userEvent, waitFor } from 'storybook/test'
import { JsonPanel } from './JsonPanel'
import { description } from './JsonPanel.description'

const CONFIG = JSON.stringify({
  displayName: 'Drawing Register',
  interval: 15,
  mappings: [
    { from: 'tag', to: 'resourceName' },
    { from: 'weight', to: 'weight', unit: 'kg' },
  ],
  archived: false,
  filter: null,
})

const pumps = (count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      id: index,
      name: `Pump P-${index}`,
      site: 'Tank Farm',
      weight: 12.5,
    })),
  )

const LONG = pumps(300)

const meta = {
  title: 'Components/Json panel',
  component: JsonPanel,
  tags: ['autodocs'],
  args: { label: 'Raw configuration', json: CONFIG },
  parameters: { description },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
} satisfies Meta<typeof JsonPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Raw configuration' })
    await expect(region).toHaveTextContent('"displayName": "Drawing Register"')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Raw configuration' }))
    await expect(mocked(navigator.clipboard.writeText).mock.calls).toEqual([[CONFIG]])
  },
}

export const Collapsible: Story = {
  args: { kind: 'collapsible', defaultOpen: false },
  play: async ({ canvas }) => {
    const fold = canvas.getByRole('button', { name: 'Fold Raw configuration', expanded: false })
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('region')).toBeVisible()
  },
}

export const NotJson: Story = {
  tags: ['visual'],
  args: { json: '{ "displayName": "Drawing Register",\n  interval: 15 }' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This is not valid JSON\./)).toBeVisible()
    await expect(canvas.getByRole('region')).toHaveTextContent('interval: 15 }')
  },
}

export const MarkupIsText: Story = {
  args: { json: JSON.stringify({ html: '<img src=x onerror="document.title=1"><b>bold</b>' }) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    await expect(region.querySelector('img, b')).toBeNull()
    await expect(region).toHaveTextContent('<b>bold</b>')
  },
}

export const Empty: Story = {
  args: { json: '{}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('{}')
  },
}

export const ShowAllLines: Story = {
  args: { json: LONG },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show all 1,802 lines' })
    const region = canvas.getByRole('region')
    await expect(region).not.toHaveTextContent('Pump P-299')
    await userEvent.click(button)
    await expect(region).toHaveFocus()
    await waitFor(() => expect(region).toHaveTextContent('Pump P-299'))
    await expect(button).not.toBeInTheDocument()
  },
}

export const AMegabyte: Story = {
  args: { json: pumps(16_000) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Show all 96,002 lines' }, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(canvas.getByRole('region')).not.toHaveTextContent('Pump P-15999')
  },
}

/** A text of several megabytes is formatted in slices, and the page answers in between. */
export const SeveralMegabytes: Story = {
  name: 'Five megabytes do not block the page',
  tags: ['test-only'],
  args: { json: pumps(75_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Formatting…')).toBeVisible()
    const all = await canvas.findByRole('button', { name: 'Show all 450,002 lines' }, { timeout: 30_000 })
    await expect(canvas.getByRole('region')).not.toHaveAttribute('aria-busy')
    await expect(canvas.getByRole('region')).toHaveTextContent('Pump P-0')
    await expect(all).toBeVisible()
  },
}

export const VeryLongText: Story = {
  args: {
    label: `Configuration of ${'northgate_refinery_'.repeat(6)}`,
    json: JSON.stringify({ note: 'x'.repeat(10_000) }),
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <JsonPanel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBeLessThanOrEqual(280)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Folding: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    const part = canvas.getByRole('button', { name: 'mappings, 2 entries', expanded: true })
    await userEvent.click(part)
    await expect(part).toHaveAttribute('aria-expanded', 'false')
    await expect(region).toHaveTextContent('"mappings": [ … ],')
    await expect(region).not.toHaveTextContent('resourceName')
    await expect(region).toHaveTextContent('"archived": false')
    await userEvent.click(part)
    await userEvent.click(canvas.getByRole('button', { name: 'Entry 2, 3 entries' }))
    await userEvent.click(part)
    await userEvent.click(part)
    await expect(canvas.getByRole('button', { name: 'Entry 2, 3 entries' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const AllAtOnce: Story = {
  args: { json: LONG },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    const collapse = canvas.getByRole('button', { name: 'Collapse all in Raw configuration' })
    await userEvent.click(collapse)
    await expect(collapse).toHaveFocus()
    await expect(canvas.getAllByRole('button', { name: /^Entry/, expanded: false })).toHaveLength(199)
    await expect(region).not.toHaveTextContent('"name"')
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all in Raw configuration' }))
    await expect(region).toHaveTextContent('Pump P-0')
  },
}

/** Deep parts are folded at first. */
export const VeryDeep: Story = {
  args: { json: `${'{"next":'.repeat(5000)}1${'}'.repeat(5000)}` },
  play: async ({ canvas }) => {
    const deepest = canvas.getAllByRole('button', { name: 'next, 1 entry' }).at(-1)
    await expect(deepest).toHaveAttribute('aria-expanded', 'false')
    if (deepest !== undefined) await userEvent.click(deepest)
    await expect(canvas.getAllByRole('button', { name: 'next, 1 entry' }).at(-1)).not.toBe(deepest)
  },
}

const Refreshed = () => {
  const [json, setJson] = useState(CONFIG)
  return (
    <JsonPanel
      label="Raw configuration"
      json={json}
      onKeyDown={(event) => {
        if (event.key === 'r') setJson('{ "displayName": "Drawing Register" }')
      }}
    />
  )
}

export const NewTextRemovesTheFocusedPart: Story = {
  tags: ['test-only'],
  render: () => <Refreshed />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'mappings, 2 entries' }).focus()
    await userEvent.keyboard('r')
    await expect(canvas.queryByRole('button', { name: 'mappings, 2 entries' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { json: LONG, kind: 'collapsible' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const fold = canvas.getByRole('button', { name: 'Fold Raw configuration' })
    await expect(fold).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Expand all in Raw configuration' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Collapse all in Raw configuration' })).toHaveFocus()
    await userEvent.tab()
    const copy = canvas.getByRole('button', { name: 'Copy Raw configuration' })
    await expect(copy).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(copy).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('region')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Everything, 300 entries' })).toHaveFocus()
    await userEvent.tab()
    const first = canvas.getByRole('button', { name: 'Entry 1, 4 entries' })
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  },
}
