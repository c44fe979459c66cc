import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { type ContestedField, ConflictPanel, type ConflictPanelProps, type MergedField } from './ConflictPanel'
import { description } from './ConflictPanel.description'

const PHONE: ContestedField = {
  id: 'phone',
  label: 'Phone',
  before: '+1 780 555 0101',
  theirs: '+1 780 555 0188',
  mine: '+1 780 555 0164',
  choice: undefined,
}
const POSITION: ContestedField = {
  id: 'position',
  label: 'Position',
  before: 'Site Administrator',
  theirs: 'Site Manager',
  mine: 'Site Lead, Nights',
  choice: undefined,
}
const MERGED: MergedField[] = [
  {
    id: 'groups',
    label: 'User Group(s)',
    before: ['Site Admins'],
    theirs: { added: ['Night Shift'], removed: [] },
    mine: { added: ['Commissioning'], removed: [] },
    after: ['Site Admins', 'Night Shift', 'Commissioning'],
  },
  {
    id: 'email',
    label: 'Email',
    before: ['jordan.w@northgate.example'],
    theirs: 'jordan.whitfield@northgate.example',
    mine: undefined,
    after: ['jordan.whitfield@northgate.example'],
  },
  {
    id: 'twoFactor',
    label: 'Two Factor Authentication',
    before: ['Off'],
    theirs: undefined,
    mine: 'On',
    after: ['On'],
  },
]

const LONG = 'Northgate Refinery Expansion, Unit 2, tank farm, jetty and everything that belongs to them '

/** Keeps the choices, as a draft does. */
function Panel({ contested, onChoose, ...rest }: ConflictPanelProps) {
  const [fields, setFields] = useState(contested)
  return (
    <ConflictPanel
      {...rest}
      contested={fields}
      onChoose={(choice, id) => {
        onChoose(choice, id)
        setFields(fields.map((field) => (id === undefined || field.id === id ? { ...field, choice } : field)))
      }}
    />
  )
}

const onChoose = fn<ConflictPanelProps['onChoose']>()

const meta = {
  title: 'Components/Conflict panel',
  component: ConflictPanel,
  tags: ['autodocs'],
  args: { contested: [PHONE, POSITION], merged: MERGED, onChoose },
  render: (args) => <Panel {...args} />,
  beforeEach: () => {
    onChoose.mockClear()
  },
  parameters: {
    description,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 460 },
    },
  },
} satisfies Meta<typeof ConflictPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Someone else changed this/)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Both versions changed Phone and Position.')
    const phone = canvas.getByRole('group', { name: 'Phone' })
    await expect(phone).toHaveAccessibleDescription('Before +1 780 555 0101')
    await expect(phone).toHaveTextContent('Choose a version')
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

export const Chosen: Story = {
  tags: ['visual'],
  args: {
    contested: [
      { ...PHONE, choice: 'theirs' },
      { ...POSITION, choice: 'mine' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Their version +1 780 555 0188' })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Position' })).toHaveTextContent(/After saving Site Lead, Nights$/)
  },
}

const REMOVED: ContestedField = {
  id: 'step',
  label: 'Step Weld',
  before: 'Weight 2',
  theirs: 'Removed',
  mine: 'Weight 5',
  removedBy: 'theirs',
  choice: undefined,
}
const REMOVED_HERE: ContestedField = { ...REMOVED, id: 'other', label: 'Step Pack', removedBy: 'mine' }

export const Removed: Story = {
  name: 'Says which side removed an entry and which one changed it',
  tags: ['test-only'],
  args: { contested: [PHONE, REMOVED, REMOVED_HERE, { ...REMOVED_HERE, id: 'third', label: 'Step Ship' }], merged: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Both versions changed Phone. The other version removed Step Weld, and you changed it. You removed Step Pack and Step Ship, and the other version changed them. Choose one version of each. Nothing is lost until you save.',
    )
  },
}

export const OneRemoved: Story = {
  args: { contested: [REMOVED], merged: MERGED },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The other version removed Step Weld, and you changed it. Choose one version. All other changes are merged.',
    )
    // The name of the field is not that of the two buttons too.
    await expect(canvas.getAllByRole('group', { name: 'Step Weld' })).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Keep my changes' })).toBeVisible()
  },
}

export const AllFieldsAtOnce: Story = {
  play: async ({ canvas }) => {
    const keep = canvas.getByRole('button', { name: 'Keep my changes' })
    await userEvent.click(keep)
    await expect(onChoose).toHaveBeenCalledWith('mine', undefined)
    await expect(canvas.getByRole('radio', { name: 'Your version Site Lead, Nights' })).toBeChecked()
    await expect(keep).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Use their changes' }))
    await expect(canvas.getByRole('radio', { name: 'Their version Site Manager' })).toBeChecked()
  },
}

export const AnswersASave: Story = {
  args: { isAnswer: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 })
    await expect(heading).toHaveFocus()
    await expect(heading).toHaveAccessibleDescription(
      /^Both versions changed Phone and Position\. Choose one version of each/,
    )
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const OneField: Story = {
  args: { contested: [PHONE], merged: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Both versions changed Phone\. Choose one version\./)).toBeVisible()
    await expect(canvas.queryByText(/^For /)).not.toBeInTheDocument()
  },
}

export const MergedOnly: Story = {
  args: { contested: [], isAnswer: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^All changes are merged\. Check the result, then save\./)).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByRole('group', { name: 'Email' })).toHaveTextContent('Your version Not changed')
  },
}

/** Lists every choice, and counts merged fields and entries after the limit. */
export const ManyFields: Story = {
  args: {
    contested: Array.from({ length: 14 }, (_, place) => ({ ...PHONE, id: `c${place}`, label: `Phone ${place + 1}` })),
    merged: [
      {
        id: 'roles',
        label: 'Roles',
        before: Array.from({ length: 40 }, (_, place) => `Role ${place + 1}`),
        theirs: { added: Array.from({ length: 9 }, (_, place) => `New role ${place + 1}`), removed: ['Role 1'] },
        mine: undefined,
        after: Array.from({ length: 48 }, (_, place) => `Role ${place + 2}`),
      },
      ...Array.from({ length: 14 }, (_, place) => ({
        id: `m${place}`,
        label: `Position ${place + 1}`,
        before: [''],
        theirs: 'Foreman',
        mine: undefined,
        after: ['Foreman'],
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(28)
    await expect(canvas.getByText('For all 14 fields')).toBeVisible()
    await expect(canvas.getByText(/^Both versions changed 14 fields\./)).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Roles' })).toHaveTextContent('Role 6 and 34 more')
    await expect(canvas.getByText('and 4 more')).toBeVisible()
    await expect(canvas.getByText('and 3 more')).toBeVisible()
  },
}

const longFields: Pick<ConflictPanelProps, 'contested' | 'merged'> = {
  contested: [
    { ...PHONE, label: LONG, before: LONG.repeat(3), theirs: LONG.repeat(4), mine: 'x'.repeat(200), choice: 'mine' },
  ],
  merged: [
    {
      id: 'projects',
      label: LONG,
      before: [LONG, LONG],
      theirs: { added: [LONG], removed: ['y'.repeat(120)] },
      mine: undefined,
      after: [LONG, LONG],
    },
  ],
}

export const LongTexts: Story = {
  args: longFields,
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region')
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
}

/** On a phone, each value has its caption and nothing overflows. */
export const OnAPhone: Story = {
  tags: ['visual'],
  args: { contested: [{ ...PHONE, choice: 'theirs' }, POSITION] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region')
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
    await expect(canvas.getAllByText('Their version', { selector: 'label span' })[0]).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [theirs, mine] = canvas.getAllByRole('radio')
    await expect(Number(theirs?.getBoundingClientRect().left)).toBeGreaterThan(
      Number(mine?.getBoundingClientRect().left),
    )
  },
}

export const Loading: Story = {
  args: { contested: [], merged: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading their changes…')).toBeVisible()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Use their changes' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Their version \+1/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(onChoose).toHaveBeenLastCalledWith('theirs', 'phone')
    await userEvent.keyboard('{ArrowRight}')
    await expect(onChoose).toHaveBeenLastCalledWith('mine', 'phone')
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Position' })).toContainElement(
      document.activeElement as HTMLElement,
    )
  },
}
