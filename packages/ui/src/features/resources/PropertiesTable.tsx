import type { Ref } from 'react'
import { propertyLabels as labels, propertyMessages as messages } from '@sitewright/domain/resources/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import type { ResourceProperty } from '@sitewright/domain/resources/property'
import { type Clash, findClashes, type PropertyProblems } from '@sitewright/domain/resources/property-rules'
import { nameType } from '@sitewright/domain/resources/types'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { nameRow, type PropertyRow } from './property-draft'
import { PropertyTableRow } from './PropertyTableRow'
import { Legend, Properties, Scroller } from './ResourceProperties.styles'
import { COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from './table-roles'

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
  ref: Ref<HTMLTableSectionElement>
}

/** The properties of a config, one row each. */
export function PropertiesTable(props: PropertiesTableProps) {
  const { rows, isShown, problems, changes, types, ref, ...shared } = props
  const clashes = findClashes(rows.map(({ property }) => property))
  return (
    <>
      <Scroller role="region" aria-label={labels.caption} tabIndex={-1}>
        <Properties {...TABLE}>
          <caption>
            <VisuallyHidden>{labels.caption}</VisuallyHidden>
          </caption>
          <PropertiesHead />
          <tbody ref={ref} {...ROW_GROUP}>
            {rows.map((row, place) => {
              if (!isShown(row)) return null
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
          </tbody>
        </Properties>
      </Scroller>
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

/** The head of the table. */
export function PropertiesHead() {
  return (
    <thead {...ROW_GROUP}>
      <tr {...ROW}>
        <th {...COLUMN_HEADER} data-part="place">
          {labels.place}
        </th>
        <th {...COLUMN_HEADER} data-part="name">
          {labels.name}
        </th>
        <th {...COLUMN_HEADER} data-part="type">
          {labels.type}
        </th>
        <th {...COLUMN_HEADER}>{labels.value}</th>
        <th {...COLUMN_HEADER} data-part="types">
          {labels.resourceTypes}
        </th>
        <th {...COLUMN_HEADER} data-part="flag">
          {labels.requiresElevated}
        </th>
        <th {...COLUMN_HEADER} data-part="flag">
          {labels.alwaysEditable}
        </th>
        <th {...COLUMN_HEADER} data-part="tool">
          <VisuallyHidden>{labels.remove}</VisuallyHidden>
        </th>
      </tr>
    </thead>
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
