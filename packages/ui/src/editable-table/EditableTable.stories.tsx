import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExternalLink } from 'lucide-react'
import { memo, useCallback, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { IconButton } from '../button/Button'
import { Select } from '../select/Select'
import { TextField } from '../text-field/TextField'
import { type EditableColumn, EditableRow, EditableTable, type EditableTableProps } from './EditableTable'
import { description } from './EditableTable.description'

interface Property {
  id: number
  name: string
  value: string
  type: string
}

type ColumnId = 'name' | 'value' | 'type'

const COLUMNS: readonly EditableColumn<ColumnId>[] = [
  { id: 'name', header: 'Name', width: '3fr' },
  { id: 'value', header: 'Value', width: '5fr' },
  { id: 'type', header: 'Type', width: '8rem' },
]

const TYPES = ['Text', 'Number', 'Date'].map((value) => ({ value, label: value }))

const PROPERTIES: readonly Property[] = [
  { id: 1, name: 'Crane access', value: 'North side only, 60 t', type: 'Text' },
  { id: 2, name: 'Permit zone', value: 'Hot work C', type: 'Text' },
  { id: 3, name: 'Scaffold height', value: '18.5', type: 'Number' },
]

interface PropertyRowProps {
  property: Property
  place: number
  isReadOnly: boolean
  onChange: (property: Property) => void
  onRemove: (id: number) => void
}

const PropertyRow = memo(function PropertyRow(props: PropertyRowProps) {
  const { property, place, isReadOnly, onChange, onRemove } = props
  const name = property.name || `property ${place + 1}`
  const field = { isLabelHidden: true, isReadOnly, autoComplete: 'off' }
  return (
    <EditableRow<ColumnId>
      name={name}
      change={property.id < 0 ? 'added' : undefined}
      cells={{
        name: (
          <TextField
            {...field}
            label={`Name of property ${place + 1}`}
            value={property.name}
            error={property.name === '' ? 'Enter a name.' : undefined}
            onChange={(text) => onChange({ ...property, name: text })}
          />
        ),
        value: (
          <TextField
            {...field}
            label={`Value of ${name}`}
            value={property.value}
            onChange={(value) => onChange({ ...property, value })}
          />
        ),
        type: isReadOnly ? (
          property.type
        ) : (
          <Select
            label={`Type of ${name}`}
            isLabelHidden
            options={TYPES}
            value={property.type}
            onChange={(type) => onChange({ ...property, type })}
          />
        ),
      }}
      onRemove={isReadOnly ? undefined : () => onRemove(property.id)}
    />
  )
})

interface PropertiesProps extends Partial<EditableTableProps> {
  rows: readonly Property[]
  isReadOnly: boolean
}

function Properties({ rows, isReadOnly, ...rest }: PropertiesProps) {
  const [properties, setProperties] = useState(rows)
  const change = useCallback(
    (next: Property) => setProperties((now) => now.map((property) => (property.id === next.id ? next : property))),
    [],
  )
  const remove = useCallback((removed: number) => setProperties((now) => now.filter(({ id }) => id !== removed)), [])
  const add = (): void => {
    const id = Math.min(0, ...properties.map((property) => property.id)) - 1
    setProperties([...properties, { id, name: '', value: '', type: 'Text' }])
  }
  return (
    <EditableTable
      caption="Properties"
      columns={COLUMNS}
      tools={isReadOnly ? 0 : 1}
      onAdd={isReadOnly ? undefined : add}
      empty="No properties yet."
      {...rest}
    >
      {properties.map((property, place) => (
        <PropertyRow
          key={property.id}
          property={property}
          place={place}
          isReadOnly={isReadOnly}
          onChange={change}
          onRemove={remove}
        />
      ))}
    </EditableTable>
  )
}

const meta = {
  title: 'Components/Editable table',
  component: Properties,
  tags: ['autodocs'],
  args: { rows: PROPERTIES, isReadOnly: false },
  argTypes: { rows: { control: false } },
  parameters: { description },
} satisfies Meta<typeof Properties>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Properties' }))
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Value',
      'Type',
      'Actions',
    ])
    const row = within(table.getByRole('row', { name: 'Permit zone' }))
    await expect(row.getByRole('rowheader')).toContainElement(row.getByRole('textbox', { name: 'Name of property 2' }))
    await expect(row.getAllByRole('cell')).toHaveLength(3)
  },
}

export const Empty: Story = {
  tags: ['visual'],
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No properties yet.')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getByRole('textbox', { name: 'Name of property 1' })).toHaveFocus()
  },
}

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Value of Permit zone' })).toHaveAttribute('readonly')
  },
}

export const Errors: Story = {
  name: 'A field describes itself with its error, and the rows as a whole have an alert',
  tags: ['test-only'],
  args: {
    rows: [...PROPERTIES, { id: -1, name: '', value: 'Green', type: 'Text' }],
    error: 'Two properties have the same name.',
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name of property 4' })
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('Enter a name.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Two properties have the same name.')
  },
}

/** Says why no row can be added. */
export const FullTable: Story = {
  name: 'Full',
  args: { addDisabledReason: 'A site has at most 3 properties.' },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add' })
    await expect(add).toHaveAccessibleDescription('A site has at most 3 properties.')
    await userEvent.click(add)
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

const LINK_COLUMNS: readonly EditableColumn[] = [
  { id: 'place', header: '#', width: '2rem', align: 'end', block: 'title' },
  { id: 'name', header: 'Name', isRowHeader: true },
  { id: 'used', header: 'Used', width: '5rem', align: 'end', block: 'half' },
  { id: 'left', header: 'Left', width: '5rem', align: 'end', block: 'half' },
]

export const EdgeToEdge: Story = {
  name: 'From edge to edge, with texts, actions and a row that cannot be removed',
  tags: ['test-only'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EditableTable caption="Drawings" columns={LINK_COLUMNS} layout="page" tools={2}>
      {['Piping plan P-310', 'Lift study, rack bents 4–9'].map((name, place) => (
        <EditableRow
          key={name}
          name={name}
          change={place === 1 ? 'changed' : undefined}
          cells={{
            place: place + 1,
            name: <TextField label={`Name of drawing ${place + 1}`} isLabelHidden defaultValue={name} />,
            used: 12,
            left: 88,
          }}
          actions={<IconButton size="small" label={`Open ${name}`} icon={<ExternalLink aria-hidden="true" />} />}
          onRemove={() => undefined}
          removeDisabledReason={place === 0 ? 'A crew uses this drawing.' : undefined}
        />
      ))}
    </EditableTable>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Piping plan P-310' })).toHaveTextContent('11288')
    await expect(canvas.getByRole('button', { name: 'Remove Piping plan P-310' })).toHaveAccessibleDescription(
      'A crew uses this drawing.',
    )
  },
}

export const Wide: Story = {
  name: 'Scrolls in its own region when it is wider than its container',
  tags: ['test-only'],
  args: { minWidth: '80rem' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Properties' })
    await expect(region).toHaveAttribute('tabindex', '0')
  },
}

export const LongTexts: Story = {
  args: {
    rows: [
      {
        id: 1,
        name: 'The name of a property that is longer than the field it is typed into',
        value: 'North side only, 60 t, and from the second of March also from the south side, 40 t',
        type: 'Text',
      },
    ],
  },
}

export const LargeText: Story = { globals: { textSize: '200' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const KeyboardAlone: Story = {
  name: 'Moves the focus to an added row, and from a removed one to the next, the previous, then Add',
  tags: ['test-only'],
  parameters: { rows: ['NAV-44'] },
  args: { rows: PROPERTIES.slice(0, 2) },
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name })
    const press = async (keys: string, name: string): Promise<void> => {
      const button = canvas.getByRole('button', { name })
      while (document.activeElement !== button) await userEvent.tab()
      await userEvent.keyboard(keys)
    }
    await userEvent.tab()
    await expect(field('Name of property 1')).toHaveFocus()
    await userEvent.tab()
    await expect(field('Value of Crane access')).toHaveFocus()
    await press('{Enter}', 'Add')
    await expect(field('Name of property 3')).toHaveFocus()
    await userEvent.keyboard('Scaffold tag')
    await userEvent.tab({ shift: true })
    await press('{Enter}', 'Remove Crane access')
    await expect(field('Name of property 1')).toHaveFocus()
    await expect(field('Name of property 1')).toHaveValue('Permit zone')
    await expect(canvas.getByText('Removed Crane access.')).toBeInTheDocument()
    await press(' ', 'Remove Scaffold tag')
    await expect(field('Name of property 1')).toHaveFocus()
    await press('{Enter}', 'Remove Permit zone')
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus()
    await expect(canvas.getByText('No properties yet.')).toBeVisible()
  },
}
