'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../button/Button'
import type { ElementProps } from '../../element-props/element-props'
import { Select } from '../../select/Select'
import { usePendingText } from '../../field/use-pending-text'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { AddVertex } from './AddVertex'
import type { CoordinateStyle } from '../coordinates/format-coordinate'
import { measureArea, measurePerimeter } from '../drawing/geometry'
import { PasteVertices } from './PasteVertices'
import { ShapeProblems } from './ShapeProblems'
import { createFigureFormat, formatArea, formatLength } from '../coordinates/format-measure'
import type { Drawing } from '../drawing/use-drawing'
import { useRevealRow } from './use-reveal-row'
import { useAngleDrafts } from './use-angle-drafts'
import { PAGE_SIZE, useVertexPage } from './use-vertex-page'
import { type RowAction, VertexRow } from './VertexRow'
import { Actions, Empty, Frame, Head, Measures, Pager, Root, Table } from './VertexTable.styles'
import { VERTEX_LABELS, type VertexLabels } from './vertex-labels'
import type { LabelTexts } from '../../locale/label-texts'
import { useLabels, useLanguage } from '../../locale/locale-context'

export type { CoordinateStyle } from '../coordinates/format-coordinate'
export type { VertexLabels } from './vertex-labels'

/** Props of VertexTable: those of a `<section>`, and these. */
export interface VertexTableProps extends ElementProps<'section', 'children'> {
  /** The result of `useDrawing`. */
  drawing: Drawing
  /** The initial coordinate format; `decimal` by default. The user can change it. */
  defaultStyle?: CoordinateStyle
  /** Level of the heading; 3 by default. */
  headingLevel?: 2 | 3 | 4
  /** Replaces the English texts. */
  labels?: LabelTexts<VertexLabels>
}

/** The control of a row that has the focus after an action. */
const FOCUS_TARGETS: Readonly<Record<RowAction, string>> = {
  insert: 'input',
  up: '[data-action="up"]',
  down: '[data-action="down"]',
  remove: '[data-action="remove"]',
}

/**
 * A shape as a table of coordinates: add, insert, move, reorder, delete and paste vertices, with measures and problems. Works without a
 * map. Exposes a `region` named by its heading, with a `table`. ↑ and ↓ move between rows in a column, Enter commits a coordinate, Escape
 * restores it, Ctrl+Z undoes. The focus follows a moved row and moves into an inserted row. After a deletion it moves to the next row, or
 * to the field for a new vertex if no row remains.
 */
export function VertexTable(props: VertexTableProps) {
  const { drawing, defaultStyle = 'decimal', headingLevel = 3, labels: labelOverrides, onKeyDown, ...rest } = props
  const labels = useLabels('VertexTable', VERTEX_LABELS, labelOverrides)
  const id = useId()
  const [style, setStyle] = useState(defaultStyle)
  const frame = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLTableSectionElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { shape, positions, isReadOnly } = drawing
  const page = useVertexPage(positions.length, drawing.selected)
  const drafts = useAngleDrafts(positions)
  const hidden = drafts.findOutside(page.first, page.end)
  usePendingText(hidden !== undefined, {
    label: labels.title,
    getControl: () => frame.current,
    // The field is rendered then, and is a pending text of its own.
    commit: () => hidden && page.goTo(Math.floor(hidden.vertex / PAGE_SIZE)),
    discard: drafts.clear,
  })
  useRevealRow(frame, drawing.selected, positions.length)
  const Heading = `h${headingLevel}` as const

  const focusControl = (vertex: number, selector: string): boolean => {
    const control = rows.current?.querySelector<HTMLElement>(`[data-vertex="${vertex}"] ${selector}`)
    control?.focus()
    return control instanceof HTMLElement
  }
  const onAction = (action: RowAction, vertex: number): void => {
    const by = action === 'up' ? -1 : 1
    const hasChanged = flushSync(() => {
      if (action === 'insert') return drawing.dispatch({ type: 'insert', after: vertex })
      if (action === 'remove') return drawing.dispatch({ type: 'remove', vertex })
      return drawing.dispatch({ type: 'reorder', vertex, by })
    })
    if (!hasChanged) return
    const next = action === 'remove' ? vertex : vertex + by
    if (!focusControl(next, FOCUS_TARGETS[action]) && !focusControl(next - 1, FOCUS_TARGETS[action]))
      field.current?.focus()
  }
  const onRowKeyDown = (event: KeyboardEvent): void => {
    const isMove = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    if (!isMove || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    const from = event.target.closest('tr')?.dataset['vertex']
    const { axis, action } = event.target.dataset
    if (from === undefined) return
    const selector = axis === undefined ? `[data-action="${action}"]` : `[data-axis="${axis}"]`
    if (focusControl(Number(from) + (event.key === 'ArrowUp' ? -1 : 1), selector)) event.preventDefault()
  }
  const format = createFigureFormat(useLanguage().locale)
  const measures =
    shape.kind !== 'polygon' || positions.length < 2
      ? ''
      : shape.isClosed
        ? labels.measures(formatArea(measureArea(positions), format), formatLength(measurePerimeter(positions), format))
        : labels.length(formatLength(measurePerimeter(positions, false), format))
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
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the arrow keys of its fields */}
            <tbody ref={rows} onFocus={revealFocused} onKeyDown={onRowKeyDown}>
              {positions.slice(page.first, page.end).map((at, i) => (
                <VertexRow
                  // oxlint-disable-next-line react/no-array-index-key -- the number identifies a vertex: its fields keep the focus while it moves
                  key={page.first + i}
                  vertex={page.first + i}
                  at={at}
                  drawing={drawing}
                  drafts={drafts}
                  style={style}
                  labels={labels}
                  onAction={onAction}
                />
              ))}
            </tbody>
          </Table>
        </Frame>
      ) : (
        <Empty>{labels.empty}</Empty>
      )}
      {positions.length > PAGE_SIZE && (
        <Pager>
          <span role="status">{labels.range(page.first + 1, page.end, positions.length)}</span>
          <IconButton
            size="small"
            label={labels.previous}
            icon={<ChevronLeft />}
            disabledReason={page.number === 0 ? labels.isFirstPage : undefined}
            onClick={() => page.goTo(page.number - 1)}
          />
          <IconButton
            size="small"
            label={labels.next}
            icon={<ChevronRight />}
            disabledReason={page.number === page.last ? labels.isLastPage : undefined}
            onClick={() => page.goTo(page.number + 1)}
          />
        </Pager>
      )}
      {!isReadOnly && shape.kind !== 'foreign' && <AddVertex drawing={drawing} labels={labels} field={field} />}
    </Root>
  )
}

/** Scrolls to a control that the keyboard focuses: a browser does not scroll to one that is in view by a few pixels. */
function revealFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
