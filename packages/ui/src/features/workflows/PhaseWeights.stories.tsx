import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, userEvent } from 'storybook/test'
import { checkPhaseWeights } from '@sitewright/domain/workflows/rules'
import { Button } from '../../button/Button'
import type { Weights } from '../../weight-editor/WeightEditor'
import { PhaseWeights } from './PhaseWeights'

const PHASES = [
  { phaseId: 'p1', phaseName: 'Receive', color: '#FCC400' },
  { phaseId: 'p2', phaseName: 'Fabricate', color: '#3B82C4' },
  { phaseId: 'p3', phaseName: 'Test', color: '#2E9E77' },
  { phaseId: 'p4', phaseName: 'Coat and ship', color: '#8C6BC8' },
]
const SAVED: Weights = { p1: 15, p2: 40, p3: 25, p4: 20 }

interface PageProps {
  start: Weights
  onSave: (weights: Weights) => void
}

/** A page that edits and saves phase weights. */
function Page({ start, onSave }: PageProps) {
  const [value, setValue] = useState(start)
  const [isSaveTried, setSaveTried] = useState(false)
  const save = () => {
    setSaveTried(true)
    if (checkPhaseWeights(PHASES.map(({ phaseId }) => value[phaseId] ?? 0)) === undefined) onSave(value)
  }
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <PhaseWeights
        phases={PHASES}
        value={value}
        savedValue={SAVED}
        onChange={setValue}
        isSaveTried={isSaveTried}
        delay={0}
        style={{ justifySelf: 'stretch' }}
      />
      <Button tone="primary" onClick={save}>
        Save
      </Button>
    </div>
  )
}

const meta = {
  title: 'Screens/Workflows/Phase weights',
  component: Page,
  args: { start: SAVED, onSave: fn() },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas, name: string) => canvas.getByRole('spinbutton', { name })
const retype = async (canvas: Canvas, name: string, text: string) => {
  await userEvent.clear(field(canvas, name))
  await userEvent.type(field(canvas, name), text)
  await userEvent.tab()
}
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }))
const group = (canvas: Canvas) => canvas.getByRole('group', { name: 'Phase Weights' })

export const OutsideOfTheRange: Story = {
  name: 'Shows an error at a phase whose weight is below 0 or above 100, and accepts 0 and 100',
  tags: ['test-only'],
  parameters: { rows: ['WF-52', 'WF-54'] },
  play: async ({ canvas }) => {
    await retype(canvas, 'Receive', '-1')
    await expect(field(canvas, 'Receive')).toHaveAccessibleDescription('Phase Weight must be greater than 0 was 15')
    await retype(canvas, 'Receive', '100,5')
    await expect(field(canvas, 'Receive')).toHaveAccessibleDescription('Phase Weight must be less than 100 was 15')
    await retype(canvas, 'Receive', '100')
    await expect(field(canvas, 'Receive')).toBeValid()
    await retype(canvas, 'Receive', '0')
    await expect(field(canvas, 'Receive')).toBeValid()
  },
}

export const NotNumeric: Story = {
  name: 'Rejects a weight that is not a number, and keeps the text',
  tags: ['test-only'],
  parameters: { rows: ['WF-53'] },
  play: async ({ args, canvas }) => {
    await retype(canvas, 'Test', 'a quarter')
    await expect(field(canvas, 'Test')).toHaveValue('a quarter')
    await expect(field(canvas, 'Test')).toHaveAccessibleDescription('Enter a number, such as 12.5. was 25')
    await press(canvas, 'Save')
    await expect(group(canvas)).toHaveAccessibleDescription('Enter a number, such as 12.5.')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Negative: Story = {
  name: 'Does not save a negative weight',
  tags: ['test-only'],
  parameters: { rows: ['WF-55'] },
  args: { start: { p1: -10, p2: 65, p3: 25, p4: 20 } },
  play: async ({ args, canvas }) => {
    await expect(group(canvas)).not.toHaveAccessibleDescription()
    await press(canvas, 'Save')
    await expect(canvas.getByText('Phase Weights must be positive')).toBeVisible()
    await expect(field(canvas, 'Receive')).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Saves phase weights only when their sum is 100. */
export const NotAHundred: Story = {
  parameters: { rows: ['WF-56'] },
  play: async ({ args, canvas }) => {
    await retype(canvas, 'Fabricate', '37.5')
    await press(canvas, 'Save')
    await expect(canvas.getByText('Sum of phase weights must equal 100')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await press(canvas, 'Give the rest to Coat and ship')
    await expect(canvas.queryByText('Sum of phase weights must equal 100')).not.toBeInTheDocument()
    await press(canvas, 'Save')
    await expect(mocked(args.onSave).mock.calls).toEqual([[{ p1: 15, p2: 37.5, p3: 25, p4: 22.5 }]])
  },
}

export const AlmostAHundred: Story = {
  name: 'Accepts a sum that is 0.0001 from 100, and rejects 0.0002',
  tags: ['test-only'],
  parameters: { rows: ['WF-59'] },
  args: { start: { p1: 33.3333, p2: 33.3333, p3: 33.3333, p4: 0 } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Save')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await retype(canvas, 'Test', '33.3332')
    await press(canvas, 'Save')
    await expect(canvas.getByText('Sum of phase weights must equal 100')).toBeVisible()
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{Enter}')
    await expect(field(canvas, 'Fabricate')).toHaveFocus()
    await userEvent.keyboard('=')
    await expect(field(canvas, 'Fabricate')).toHaveValue('30')
    for (let tab = 0; tab < 9; tab += 1) {
      await userEvent.tab()
      await expect(document.activeElement).not.toBe(document.body)
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(mocked(args.onSave).mock.calls).toEqual([[{ p1: 25, p2: 30, p3: 25, p4: 20 }]])
  },
}
