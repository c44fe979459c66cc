import type { ElementProps } from '../element-props/element-props'
import { Bar } from './Skeleton.styles'

const WIDTH = { line: 96, badge: 68, box: 16 } as const

/** Props of Skeleton: those of a `<span>`, and these. */
export interface SkeletonProps extends ElementProps<'span', 'children'> {
  /** Width in px, or any CSS width; by default 96 for a line, 68 for a badge, 16 for a box. */
  width?: number | string
  /** Shape of the content: a `line` of text (default), a `badge`, or a `box` such as a checkbox or an icon. */
  shape?: 'line' | 'badge' | 'box'
}

/**
 * The shape of content that is still loading. Hidden from assistive technology, so the caller must announce "Loading" once. Does not
 * animate with reduced motion.
 */
export function Skeleton({ shape = 'line', width = WIDTH[shape], style, ...rest }: SkeletonProps) {
  return <Bar aria-hidden="true" {...rest} data-shape={shape} style={{ width, ...style }} />
}
