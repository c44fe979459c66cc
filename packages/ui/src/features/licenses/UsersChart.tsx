import { GridRows } from '@visx/grid'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { isUnlimited } from '@sitewright/domain/shared/limits'
import { usersReportLabels as labels } from '@sitewright/domain/licenses/report-messages'
import { countMissing, type ReportedMonth } from '@sitewright/domain/licenses/users-report'
import { useOverflow } from '../../overflow/use-overflow'
import { OverflowTooltip } from '../../tooltip/OverflowTooltip'
import { Hidden } from '../../visually-hidden/VisuallyHidden.styles'
import { Limit, Months, Root } from './UsersChart.styles'

/** Lengths in px, at the default text size: the drawing grows with the text. A month has the same width however many there are: the figure scrolls. */
const STEP = 62
const HEIGHT = 236
const TOP = 28
const BOTTOM = HEIGHT - 28
const AXIS = 44
const TICKS = 4

export interface UsersChartProps {
  /** Name of the product license. */
  name: string
  /** In order, oldest first. */
  months: readonly ReportedMonth[]
  /** Id of the chosen month. */
  chosenId: string | undefined
  /** The limit, drawn as a dashed line; none if it is unlimited or unknown. */
  maxUsers: number | undefined
}

/**
 * Bars of the users of a product license by month, the newest in view. Exposes a `table` of the same numbers to assistive technology, which the drawing is hidden from. A
 * figure that is wider than its section scrolls and is a tab stop.
 */
export function UsersChart({ name, months, chosenId, maxUsers }: UsersChartProps) {
  const { isOverflowing, content } = useOverflow('inline')
  const limit = maxUsers === undefined || isUnlimited(maxUsers) || maxUsers === 0 ? undefined : maxUsers
  const highest = Math.max(1, limit ?? 0, ...months.map(({ count }) => count))
  const y = scaleLinear<number>({ domain: [0, highest], range: [BOTTOM, TOP], nice: TICKS })
  const width = Math.max(1, months.length) * STEP
  const x = scaleBand<string>({
    domain: months.map(({ id }) => id),
    range: [0, width],
    paddingInner: 0.42,
    paddingOuter: 0.21,
  })
  const ticks = y.ticks(TICKS).filter(Number.isInteger)
  const label = labels.chart(name)
  const scroller = useNewestInView(months.length)
  return (
    <Root>
      <svg {...toSize(AXIS)} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x={AXIS - 8} y={y(tick) + 4} textAnchor="end">
            {tick.toLocaleString('en-US')}
          </text>
        ))}
      </svg>
      <Months
        {...(isOverflowing ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
        ref={scroller}
        // Whole months, so that no label is cut at the start.
        style={{ maxInlineSize: `round(down, 100% - ${toRem(AXIS)}, ${toRem(STEP)})` }}
      >
        <div ref={content} style={{ width: toRem(width) }}>
          <svg {...toSize(width)} aria-hidden="true">
            <GridRows scale={y} width={width} tickValues={ticks.slice(1)} />
            <g data-axis="">
              <Line from={{ x: 0, y: BOTTOM }} to={{ x: width, y: BOTTOM }} />
            </g>
            {months.map((month) => (
              <MonthBar key={month.id} month={month} isChosen={month.id === chosenId} scales={{ x, y }} />
            ))}
            {months.map((month, index) => {
              const missing = countMissing(months[index - 1], month)
              if (missing === 0) return null
              return (
                <g key={month.id} data-gap="" data-hint={labels.missing(missing)}>
                  <Line from={{ x: index * STEP, y: TOP }} to={{ x: index * STEP, y: BOTTOM }} strokeDasharray="2 4" />
                  <text x={index * STEP} y={BOTTOM + 5} textAnchor="middle">
                    ≈
                  </text>
                </g>
              )
            })}
            {limit !== undefined && (
              <Line from={{ x: 0, y: y(limit) }} to={{ x: width, y: y(limit) }} strokeDasharray="4 4" data-limit="" />
            )}
          </svg>
        </div>
      </Months>
      <OverflowTooltip container={scroller} selector="[data-hint]" />
      {limit !== undefined && (
        <Limit aria-hidden="true" style={{ insetInlineStart: toRem(AXIS), insetBlockStart: toRem(y(limit) - 18) }}>
          {labels.maxUsers}
        </Limit>
      )}
      <Hidden as="div">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.month}</th>
              <th scope="col">{labels.numUsers}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month, index) => {
              const missing = countMissing(months[index - 1], month)
              return (
                <Fragment key={month.id}>
                  {missing > 0 && (
                    <tr>
                      <td colSpan={2}>{labels.missing(missing)}</td>
                    </tr>
                  )}
                  <tr>
                    <th scope="row">{month.label}</th>
                    <td>{month.count.toLocaleString('en-US')}</td>
                  </tr>
                </Fragment>
              )
            })}
          </tbody>
          {limit !== undefined && (
            <tfoot>
              <tr>
                <th scope="row">{labels.maxUsers}</th>
                <td>{limit.toLocaleString('en-US')}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </Hidden>
    </Root>
  )
}

const toRem = (px: number): string => `${px / 16}rem`

/** The size of a drawing, in which a px is a sixteenth of the text size. */
const toSize = (width: number) => ({
  viewBox: `0 0 ${width} ${HEIGHT}`,
  fontSize: 12,
  style: { width: toRem(width), height: toRem(HEIGHT) },
})

interface MonthBarProps {
  month: ReportedMonth
  isChosen: boolean
  scales: {
    x: ReturnType<typeof scaleBand<string>>
    y: ReturnType<typeof scaleLinear<number>>
  }
}

function MonthBar({ month, isChosen, scales: { x, y } }: MonthBarProps) {
  const left = x(month.id) ?? 0
  const middle = left + x.bandwidth() / 2
  const top = y(month.count)
  const chosen = isChosen ? '' : undefined
  return (
    <g>
      <Bar x={left} y={top} width={x.bandwidth()} height={BOTTOM - top} data-chosen={chosen} />
      <text x={middle} y={top - 6} textAnchor="middle" data-value="">
        {month.count.toLocaleString('en-US')}
      </text>
      <text x={middle} y={HEIGHT - 8} textAnchor="middle" data-chosen={chosen}>
        {month.label}
      </text>
    </g>
  )
}

/** Scrolls to the newest month, and again when there are more. */
function useNewestInView(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth
  }, [count])
  return scroller
}
