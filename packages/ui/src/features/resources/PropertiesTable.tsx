import type { Ref, RefObject } from 'react'
import { propertyLabels as labels, propertyMessages as messages } from '@sitewright/domain/resources/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import type { ResourceProperty } from '@sitewright/domain/resources/property'
import { type Clash, findClashes, type PropertyProblems } from '@sitewright/domain/resources/property-rules'
import { nameType } from '@sitewright/domain/resources/types'
import { nameRow, type PropertyRow } from './property-draft'
import { PROPERTY_COLUMNS, PropertyTableRow } from './PropertyTableRow'
import { Legend, Properties } from './ResourceProperties.styles'

/** Props of PropertiesTable. */
export interface PropertiesTableProps {
  rows: readonly PropertyRow[]
  /** Whether to show a row. */
  isShown: (row: PropertyRow) => boolean
  /** The problems to show, by place. */
  problems: readonly PropertyProblems[]
  /** How each row differs from the server, by id. */
  changes: ReadonlyMap<number, 'added' | 'changed'>
  types: readonly ResourceType[]
  readOnlyReason: string | undefined
  onChange: (id: number, property: ResourceProperty) => void
  onRemove: (id: number) => void
  ref: Ref<HTMLDivElement>
  /** The button in the toolbar that adds a property. */
  addRef: RefObject<HTMLButtonElement | null>
}

const TABLE_LABELS = { remove: labels.removeOf }

/** The properties of a config, one row each. */
export function PropertiesTable(props: PropertiesTableProps) {
  const { rows, isShown, problems, changes, types, ref, addRef, ...shared } = props
  const clashes = findClashes(rows.map(({ property }) => property))
  const shown = rows.map((row, place) => ({ row, place })).filter(({ row }) => isShown(row))
  return (
    <>
      <Properties
        ref={ref}
        caption={labels.caption}
        columns={PROPERTY_COLUMNS}
        layout="page"
        minWidth="72.5rem"
        tools={shared.readOnlyReason === undefined ? 1 : 0}
        empty={rows.length === 0 ? messages.empty : messages.noMatch}
        addRef={addRef}
        labels={TABLE_LABELS}
      >
        {shown.map(({ row, place }) => {
          const { label, defaultValue, selection } = problems[place] ?? {}
          const isSelection = row.property.type === 'selection'
          return (
            <PropertyTableRow
              key={row.id}
              {...shared}
              row={row}
              place={place}
              types={types}
              nameProblem={label}
              valueProblem={isSelection ? (selection ?? defaultValue) : (defaultValue ?? selection)}
              clash={describeClash(clashes[place], rows, types)}
              change={changes.get(row.id)}
            />
          )
        })}
      </Properties>
      <Legend>
        <div>
          <dt>{labels.requiresElevated}</dt>
          <dd>{messages.elevatedHelp}</dd>
        </div>
        <div>
          <dt>{labels.alwaysEditable}</dt>
          <dd>{messages.editableHelp}</dd>
        </div>
      </Legend>
    </>
  )
}

function describeClash(
  clash: Clash | undefined,
  rows: readonly PropertyRow[],
  types: readonly ResourceType[],
): string | undefined {
  const other = clash && rows[clash.place]
  if (clash === undefined || other === undefined) return undefined
  const { place, resourceType } = clash
  const name = nameRow(other, place)
  return resourceType === undefined
    ? messages.alsoWithoutTypes(place + 1)
    : messages.alsoInType(nameType(types, resourceType), name, place + 1)
}
