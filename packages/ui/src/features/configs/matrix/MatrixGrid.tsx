import { Diff, Equal, Minus, Plus } from 'lucide-react'
import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import type { MatrixCell, MatrixPage, MatrixProject } from '@sitewright/domain/configs/matrix'
import { matrixLabels as labels, matrixMessages as messages } from '@sitewright/domain/configs/matrix-messages'
import { projectChoice } from '@sitewright/domain/shared/project-choice'
import { Link } from '../../../link/Link'
import { VisuallyHidden } from '../../../visually-hidden/VisuallyHidden'
import { Cell, Grid, Region } from './ConfigMatrix.styles'
import { type GridPlace, type MatrixPlace, placeAfterKey } from './matrix-cell'

const ICONS = { missing: Plus, default: Minus, same: Equal, differs: Diff } as const

/** The width of the column of projects and the least width of a config, in rem. */
const PROJECT_WIDTH = 13.5
const CONFIG_WIDTH = 5.6

type OpenPlace = MatrixPlace & { readonly name: string }

/** Props of MatrixGrid. */
export interface MatrixGridProps {
  id: string
  page: MatrixPage
  reference: NonNullable<MatrixPage['reference']>
  /** The columns: all configs of the page, or one of them. */
  configs: readonly string[]
  open: OpenPlace | undefined
  onOpen: (place: OpenPlace | undefined) => void
  projectHref: (projectId: number) => string
  /** The id of the button of a cell. */
  cellId: (place: MatrixPlace) => string
}

/** Projects by configs. Exposes a `grid` with one tab stop; arrows, Home and End move in it, Enter on a cell opens it. */
export function MatrixGrid(props: MatrixGridProps) {
  const { page, reference, configs, open, onOpen } = props
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<GridPlace>({ row: 1, column: 1 })
  const size = { rows: page.projects.length + 1, columns: configs.length + 1 }
  const current = {
    row: Math.min(active.row, size.rows - 1),
    column: Math.min(active.column, size.columns - 1),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): void => {
    const from = readPlace(event.target)
    if (from === undefined || event.defaultPrevented) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = placeAfterKey(event, from, { ...size, isRtl })
    if (next === undefined) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus()
  }
  /** One element of the grid has the tab stop: the one that had the focus last. */
  const placed = (row: number, column: number) => ({
    'data-place': `${row} ${column}`,
    tabIndex: row === current.row && column === current.column ? 0 : -1,
    onFocus: () => setActive({ row, column }),
  })
  const columnOf = (config: string): number => page.configs.indexOf(config)
  const rowHead = ({ projectId, name }: Pick<MatrixProject, 'projectId' | 'name'>, row: number) => (
    <th scope="row">
      <Link href={props.projectHref(projectId)} title={projectChoice({ projectId, name })} {...placed(row, 0)}>
        <span data-part="id">{projectId}</span>
        {name}
      </Link>
    </th>
  )
  return (
    <Region role="region" aria-label={labels.matrix}>
      <Grid
        ref={table}
        id={props.id}
        role="grid"
        aria-label={messages.caption(projectChoice(reference))}
        style={configs.length > 1 ? { minWidth: `${PROJECT_WIDTH + configs.length * CONFIG_WIDTH}rem` } : undefined}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          <col style={configs.length > 1 ? { width: `${PROJECT_WIDTH}rem` } : undefined} />
          {configs.map((config) => (
            <col key={config} style={configs.length > 1 ? undefined : { width: '7.25rem' }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{labels.project}</th>
            {configs.map((config) => (
              <th key={config} scope="col" data-open={open?.config === config ? '' : undefined}>
                <BrokenName name={config} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-reference="">
            {rowHead(reference, 0)}
            {configs.map((config, place) => {
              const count = reference.counts[columnOf(config)] ?? null
              return (
                <td key={config}>
                  <Cell as="div" data-state="reference" {...placed(0, place + 1)}>
                    {count === null ? labels.states.missing : labels.set(count)}
                  </Cell>
                </td>
              )
            })}
          </tr>
          {page.projects.map((project, index) => (
            <tr key={project.projectId}>
              {rowHead(project, index + 1)}
              {configs.map((config, place) => {
                const cell = project.cells[columnOf(config)] ?? { state: 'missing' }
                const { projectId, name } = project
                const isOpen = open?.projectId === projectId && open.config === config
                return (
                  <td key={config} data-open={open?.config === config ? '' : undefined}>
                    <Cell
                      type="button"
                      id={props.cellId({ projectId, config })}
                      data-state={cell.state}
                      aria-expanded={isOpen}
                      onClick={() => onOpen(isOpen ? undefined : { projectId, name, config })}
                      {...placed(index + 1, place + 1)}
                    >
                      <StateIcon state={cell.state} />
                      <VisuallyHidden>{labels.cellOf(config, name)}</VisuallyHidden> {labels.cell(cell)}
                    </Cell>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Region>
  )
}

function StateIcon({ state }: Pick<MatrixCell, 'state'>) {
  const Icon = ICONS[state]
  return <Icon aria-hidden="true" />
}

/** A name in one word, which can break before its capitals. */
const BrokenName = ({ name }: { name: string }) =>
  name.split(/(?<=[a-z])(?=[A-Z])/).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a name never change
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))

function readPlace(target: EventTarget): GridPlace | undefined {
  const text = target instanceof HTMLElement ? target.dataset.place : undefined
  const [row, column] = text?.split(' ').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}
