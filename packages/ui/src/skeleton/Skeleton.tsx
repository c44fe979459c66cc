import type { ComponentPropsWithRef } from 'react'
import { Bar } from './Skeleton.styles'

const WIDTH = { line: 96, badge: 68, box: 16 } as const

/** Props of Skeleton: those of a `<span>`, and these. */
export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** px, or any CSS width; by default 96 for a line, 68 for a badge, 16 for a box. */
  width?: number | string
  /** What will stand here: a `line` of text (default), a `badge`, or a `box` such as a checkbox or an icon. */
  shape?: 'line' | 'badge' | 'box'
}

/**
 * The shape of what is still loading. Hidden from assistive technology: whoever shows skeletons says in words, once, that
 * it is loading. Stands still when less motion is asked for.
 */
export function Skeleton({ shape = 'line', width = WIDTH[shape], style, ...rest }: SkeletonProps) {
  return <Bar aria-hidden="true" {...rest} data-shape={shape} style={{ width, ...style }} />
}
