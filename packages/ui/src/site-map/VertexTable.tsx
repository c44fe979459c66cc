'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../button/Button'
import { Select } from '../select/Select'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { AddVertex } from './AddVertex'
import type { CoordinateStyle } from './format-coordinate'
import { areaOf, perimeterOf } from './geometry'
import { PasteVertices } from './PasteVertices'
import { ShapeProblems } from './ShapeProblems'
import type { Drawing } from './use-drawing'
import { useRevealRow } from './use-reveal-row'
import { PAGE, useVertexPage } from './use-vertex-page'
import { type RowDeed, VertexRow } from './VertexRow'
import { Actions, Empty, Frame, Head, Measures, Pager, Root, Table } from './VertexTable.styles'
import { VERTEX_LABELS, type VertexLabels } from './vertex-labels'

/** Props of VertexTable: those of a `<section>`, and these. */
export interface VertexTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What `useDrawing` gives. */
  drawing: Drawing
  /** How coordinates are written first; `decimal` by default. A person may change it. */
  defaultStyle?: CoordinateStyle
  /** Level of its heading; 3 by default. */
  headingLevel?: 2 | 3 | 4
  /** Words other than the English ones. */
  labels?: Partial<VertexLabels>
}

/** The control of a line that has the focus after something was done to it. */
const CONTROL: Readonly<Record<RowDeed, string>> = {
  insert: 'input',
  up: '[data-deed="up"]',
  down: '[data-deed="down"]',
  remove: '[data-deed="remove"]',
}

/**
 * A shape as a table of coordinates: added, inserted, moved, put in order, deleted, pasted, with its measures and what is
 * wrong with it. Works without a map. Exposes a `region` named by its heading with a `table` in it; ↑ ↓ go from line to line in a
 * column, Enter takes a coordinate over, Escape takes back what is being typed, Ctrl+Z undoes. The focus goes with a line that is
 * moved, into one that is inserted, to the next one when a line is deleted, and to the field for a new one when none is left.
 */
export function VertexTable(props: VertexTableProps) {
  const { drawing, defaultStyle = 'decimal', headingLevel = 3, labels: labelOverrides, onKeyDown, ...rest } = props
  const labels = { ...VERTEX_LABELS, ...labelOverrides }
  const id = useId()
  const [style, setStyle] = useState(defaultStyle)
  const frame = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLTableSectionElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { shape, positions, isReadOnly } = drawing
  const shown = useVertexPage(positions.length, drawing.selected)
  useRevealRow(frame, drawing.selected, positions.length)
  const Heading = `h${headingLevel}` as const

  const focus = (vertex: number, control: string): boolean => {
    const found = rows.current?.querySelector<HTMLElement>(`[data-vertex="${vertex}"] ${control}`)
    found?.focus()
    return found instanceof HTMLElement
  }
  const onDeed = (deed: RowDeed, vertex: number): void => {
    const by = deed === 'up' ? -1 : 1
    const isDone = flushSync(() => {
      if (deed === 'insert') return drawing.act({ do: 'insert', after: vertex })
      if (deed === 'remove') return drawing.act({ do: 'remove', vertex })
      return drawing.act({ do: 'reorder', vertex, by })
    })
    if (!isDone) return
    const next = deed === 'remove' ? vertex : vertex + by
    if (!focus(next, CONTROL[deed]) && !focus(next - 1, CONTROL[deed])) field.current?.focus()
  }
  const onRowKeyDown = (event: KeyboardEvent): void => {
    const isMove = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    if (!isMove || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    const from = event.target.closest('tr')?.dataset['vertex']
    const { axis, deed } = event.target.dataset
    if (from === undefined) return
    const control = axis === undefined ? `[data-deed="${deed}"]` : `[data-axis="${axis}"]`
    if (focus(Number(from) + (event.key === 'ArrowUp' ? -1 : 1), control)) event.preventDefault()
  }
  const measures =
    shape.kind !== 'polygon' || positions.length < 2
      ? ''
      : shape.isClosed
        ? labels.measures(areaOf(positions), perimeterOf(positions))
        : labels.length(perimeterOf(positions, false))
  return (
    <Root
      {...rest}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        drawing.onEditorKeyDown(event)
      }}
    >
      <Head>
        <Heading id={`${id}-title`}>{labels.title}</Heading>
        <Measures>{measures}</Measures>
        <Actions>
          <Select
            layout="prefixed"
            label={labels.style}
            value={style}
            options={(['decimal', 'minutes'] as const).map((value) => ({ value, label: labels.styles[value] }))}
            onChange={setStyle}
          />
          {!isReadOnly && <PasteVertices drawing={drawing} labels={labels} />}
        </Actions>
      </Head>
      <ShapeProblems drawing={drawing} labels={labels} />
      {positions.length > 0 ? (
        <Frame ref={frame}>
          <Table aria-labelledby={`${id}-title`} aria-rowcount={positions.length + 1}>
            <thead>
              <tr>
                <th scope="col">{labels.number}</th>
                <th scope="col">{labels.latitude}</th>
                <th scope="col">{labels.longitude}</th>
                {!isReadOnly && (
                  <th scope="col">
                    <VisuallyHidden>{labels.actions}</VisuallyHidden>
                  </th>
                )}
              </tr>
            </thead>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrows of its fields */}
            <tbody ref={rows} onKeyDown={onRowKeyDown}>
              {positions.slice(shown.first, shown.end).map((at, i) => (
                <VertexRow
                  // oxlint-disable-next-line react/no-array-index-key -- a vertex is its number: fields stay while it moves
                  key={shown.first + i}
                  vertex={shown.first + i}
                  at={at}
                  drawing={drawing}
                  style={style}
                  labels={labels}
                  onDeed={onDeed}
                />
              ))}
            </tbody>
          </Table>
        </Frame>
      ) : (
        <Empty>{labels.empty}</Empty>
      )}
      {positions.length > PAGE && (
        <Pager>
          <span role="status">{labels.range(shown.first + 1, shown.end, positions.length)}</span>
          <IconButton
            size="small"
            label={labels.previous}
            icon={<ChevronLeft />}
            disabledReason={shown.page === 0 ? labels.isFirstPage : undefined}
            onClick={() => shown.goTo(shown.page - 1)}
          />
          <IconButton
            size="small"
            label={labels.next}
            icon={<ChevronRight />}
            disabledReason={shown.page === shown.last ? labels.isLastPage : undefined}
            onClick={() => shown.goTo(shown.page + 1)}
          />
        </Pager>
      )}
      {!isReadOnly && shape.kind !== 'foreign' && <AddVertex drawing={drawing} labels={labels} field={field} />}
    </Root>
  )
}
