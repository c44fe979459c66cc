import type { Ref, RefObject } from 'react'
import { propertyLabels as labels, propertyMessages as messages } from '@sitewright/domain/resources/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import type { ResourceProperty } from '@sitewright/domain/resources/property'
import type { StoredProperty } from '@sitewright/domain/resources/property-config'
import { type Clash, findClashes } from '@sitewright/domain/resources/property-rules'
import { nameType } from '@sitewright/domain/resources/types'
import type { Rows } from '../../draft/rows'
import { getRowChange } from '../patterns/row-change'
import { matchesFilter, nameRow, type PropertyFilter, type RowProblems } from './property-draft'
import { PROPERTY_COLUMNS, PropertyTableRow } from './PropertyTableRow'
import { Legend, Properties } from './ResourceProperties.styles'

/** Props of PropertiesTable. */
export interface PropertiesTableProps {
  rows: Rows<StoredProperty>
  /** The stored rows. */
  base: Rows<StoredProperty>
  filter: PropertyFilter
  problems: RowProblems
  /** What the server found. */
  errors: RowProblems
  types: readonly ResourceType[]
  readOnlyReason: string | undefined
  onChange: (id: string, part: Partial<ResourceProperty>) => void
  onRemove: (id: string) => void
  ref: Ref<HTMLDivElement>
  /** The button in the toolbar that adds a property. */
  addRef: RefObject<HTMLButtonElement | null>
}

const TABLE_LABELS = { remove: labels.removeOf }

/** The properties of a config, one row each. */
export function PropertiesTable(props: PropertiesTableProps) {
  const { rows, base, filter, problems, errors, types, ref, addRef, ...shared } = props
  const properties = [...rows.values()]
  const clashes = findClashes(properties)
  const shown = [...rows]
    .map(([id, row], place) => ({ id, row, place }))
    .filter(({ row }) => matchesFilter(row, filter))
  return (
    <>
      <Properties
        ref={ref}
        caption={labels.caption}
        columns={PROPERTY_COLUMNS}
        layout="page"
        minWidth="72.5rem"
        tools={shared.readOnlyReason === undefined ? 1 : 0}
        empty={rows.size === 0 ? messages.empty : messages.noMatch}
        addRef={addRef}
        labels={TABLE_LABELS}
      >
        {shown.map(({ id, row, place }) => {
          const { label, defaultValue, selection } = { ...errors.get(id), ...problems.get(id) }
          const isSelection = row.type === 'selection'
          return (
            <PropertyTableRow
              key={id}
              {...shared}
              id={id}
              row={row}
              place={place}
              types={types}
              nameProblem={label}
              valueProblem={isSelection ? (selection ?? defaultValue) : (defaultValue ?? selection)}
              clash={describeClash(clashes[place], properties, types)}
              change={getRowChange(base, id, row)}
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
  rows: readonly StoredProperty[],
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
