import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Empty, List, Swatch, Tag } from './SwatchTag.styles'

/** Props of SwatchTag: those of a `<span>`, and these. */
export interface SwatchTagProps extends Omit<ComponentPropsWithRef<'span'>, 'color'> {
  /** Any CSS color; often a customer's own, so no text is ever drawn on it. */
  color: string
  /** A short code: "MC". */
  children: string
  /** What the code stands for; shown to the pointer and spoken after the code. */
  title?: string
}

/** A short code with a swatch of its color. Plain text to assistive technology: "MC, Material Control". */
export function SwatchTag({ color, children, title, ...rest }: SwatchTagProps) {
  return (
    <Tag title={title} {...rest}>
      <Swatch aria-hidden="true" style={{ background: color }} />
      {children}
      {title !== undefined && title !== children && <VisuallyHidden>, {title}</VisuallyHidden>}
    </Tag>
  )
}

/** One tag of a list. */
export interface SwatchTagItem {
  id: string | number
  /** A short code: "MC". */
  label: string
  color: string
  /** What the code stands for. */
  title: string
}

/** Props of SwatchTagList: those of a `<ul>`, and these. */
export interface SwatchTagListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The tags; what is beyond `max` is counted in a last one: "+2". */
  items: readonly SwatchTagItem[]
  /** How many are drawn; the rest becomes "+2". 4 by default. */
  max?: number
  /** Said in place of the list when there is nothing in it: "None". */
  emptyText: string
}

/** Tags in one line that never wraps; what does not fit is counted, and named to the pointer and to assistive technology. */
export function SwatchTagList({ items, max = 4, emptyText, ...rest }: SwatchTagListProps) {
  if (items.length === 0) return <Empty>{emptyText}</Empty>
  const hidden = items.slice(max)
  const names = hidden.map((item) => item.title).join(', ')
  return (
    <List {...rest}>
      {items.slice(0, max).map(({ id, label, color, title }) => (
        <li key={id}>
          <SwatchTag color={color} title={title}>
            {label}
          </SwatchTag>
        </li>
      ))}
      {hidden.length > 0 && (
        <li>
          <Tag data-more="" title={names}>
            +{hidden.length}
            <VisuallyHidden>: {names}</VisuallyHidden>
          </Tag>
        </li>
      )}
    </List>
  )
}
