'use client'

import { useRef } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { useMergedRef } from '../field/use-merged-ref'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { List, Swatch, Tag } from './SwatchTag.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Props of SwatchTag: those of a `<span>`, and these. */
export interface SwatchTagProps extends ElementProps<'span', 'color'> {
  /** Any CSS color, often a customer's own. No text is drawn on it. */
  color: string
  /** A short code: "MC". */
  children: string
  /** The full name, read after the code. The pointer and the focus show it inside a SwatchTagList, a table or any container of an OverflowTooltip. */
  title?: string
}

/** A short code with a swatch of its color. Plain text for assistive technology: "MC (Material Control)". */
export function SwatchTag({ color, children, title, ...rest }: SwatchTagProps) {
  return (
    <Tag data-hint={title} {...rest}>
      <Swatch aria-hidden="true" style={{ background: color }} />
      {children}
      {/* In brackets: screen readers separate the two texts by a space, which must not precede a comma. */}
      {title !== undefined && title !== children && <VisuallyHidden> ({title})</VisuallyHidden>}
    </Tag>
  )
}

/** One tag of a list. */
export interface SwatchTagItem {
  id: string | number
  /** A short code: "MC". */
  label: string
  color: string
  /** The full name. */
  title: string
}

/** Texts of a list of tags. */
export interface SwatchTagListLabels {
  /** Instead of an empty list: "None". */
  empty: string
}

/** The English texts. */
const LABELS: CompleteTexts<SwatchTagListLabels> = { empty: 'None' }

/** Props of SwatchTagList: those of a `<ul>`, and these. */
export interface SwatchTagListProps extends ElementProps<'ul', 'children'> {
  /** The tags. A last one counts those beyond `maxVisibleTags`: "+2". */
  items: readonly SwatchTagItem[]
  /** How many tags are rendered; 4 by default. */
  maxVisibleTags?: number
  /** Replaces the English texts. */
  labels?: LabelTexts<SwatchTagListLabels>
}

/** Tags in one line. A last tag counts those that are not rendered, and names them for the pointer and assistive technology. */
export function SwatchTagList(props: SwatchTagListProps) {
  const { items, maxVisibleTags = 4, labels: labelOverrides, ref, ...rest } = props
  const labels = useLabels('SwatchTagList', LABELS, labelOverrides)
  const list = useRef<HTMLUListElement>(null)
  const listRef = useMergedRef(list, ref)
  if (items.length === 0) {
    return (
      <List {...rest} ref={listRef} role="none" data-empty="">
        <li role="none">{labels.empty}</li>
      </List>
    )
  }
  const hidden = items.slice(maxVisibleTags)
  const names = hidden.map((item) => item.title).join(', ')
  return (
    <>
      <List {...rest} ref={listRef}>
        {items.slice(0, maxVisibleTags).map(({ id, label, color, title }) => (
          <li key={id}>
            <SwatchTag color={color} title={title}>
              {label}
            </SwatchTag>
          </li>
        ))}
        {hidden.length > 0 && (
          <li>
            <Tag data-more="" data-hint={names}>
              +{hidden.length}
              <VisuallyHidden> ({names})</VisuallyHidden>
            </Tag>
          </li>
        )}
      </List>
      <OverflowTooltip container={list} selector="[data-hint]" />
    </>
  )
}
