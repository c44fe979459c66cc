'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CopyButton } from '../clipboard/CopyButton'
import type { CopyOutcome } from '../clipboard/use-copy'
import { Facts, List, Quiet, Value } from './KeyValueList.styles'

/** A label and what stands under it. */
export interface KeyValue {
  /** One or a few words; unique in the list. */
  label: string
  /** What is known; nothing, an empty text and an empty list are told as none. */
  value: ReactNode
  /** Puts this text on the clipboard by a button beside the value. */
  copyText?: string
}

/** Props of KeyValueList: those of a `<dl>`, and these. */
export interface KeyValueListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** What is known, line by line, in the order given. */
  items: readonly KeyValue[]
  /** `rows` (default): two columns, a line each. `facts`: ruled cells side by side, for what is looked up daily; six at most. */
  layout?: 'rows' | 'facts'
  /** In place of a value that is not there; "None" by default. */
  emptyText?: string
  /** Stands before the label in the name of a copy button; "Copy" by default. */
  copyLabel?: string
  /** A value is on the clipboard: the place for a toast. With it the list itself announces nothing. */
  onCopied?: CopyOutcome['onCopied']
  /** The browser refused to copy. With it the list itself announces nothing. */
  onCopyFailed?: CopyOutcome['onFailed']
}

const isNothing = (value: ReactNode): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every(isNothing))

/** What is known of one thing, label by label. Exposes a description list (`term` and `definition`); it is read, not edited. */
export function KeyValueList(props: KeyValueListProps) {
  const { items, layout = 'rows', emptyText = 'None', copyLabel = 'Copy', onCopied, onCopyFailed, ...rest } = props
  const Root = layout === 'facts' ? Facts : List
  return (
    <Root {...rest}>
      {items.map(({ label, value, copyText }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Value>{isNothing(value) ? <Quiet>{emptyText}</Quiet> : value}</Value>
            {copyText !== undefined && copyText !== '' && (
              <CopyButton text={copyText} label={`${copyLabel} ${label}`} onCopied={onCopied} onFailed={onCopyFailed} />
            )}
          </dd>
        </div>
      ))}
    </Root>
  )
}
