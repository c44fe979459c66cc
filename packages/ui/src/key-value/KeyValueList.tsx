'use client'

import type { ReactNode } from 'react'
import { CopyButton } from '../clipboard/CopyButton'
import type { ElementProps } from '../element-props/element-props'
import { Facts, List, Quiet, Value } from './KeyValueList.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** A label and its value. */
export interface KeyValue {
  /** One to three words, unique in the list. */
  label: string
  /** The value. A missing value, an empty text and an empty list appear as "None". */
  value: ReactNode
  /** Text for the clipboard. Adds a copy button beside the value. */
  copyText?: string
}

/** Texts of KeyValueList, for translation. */
export interface KeyValueListLabels {
  /** Replaces a missing value; "None" by default. */
  empty: string
  /** Name of a copy button; "Copy License Id" by default. */
  copy: (label: string) => string
}

/** Props of KeyValueList: those of a `<dl>`, and these. */
export interface KeyValueListProps extends ElementProps<'dl', 'children'> {
  /** The labels and values, in order. */
  items: readonly KeyValue[]
  /** `rows` (default): two columns, one line per item. `facts`: bordered cells side by side, for at most six items. */
  layout?: 'rows' | 'facts'
  /** Called after a value was copied, for example to show a toast. The list then announces nothing. */
  onCopied?: () => void
  /** Called when the browser refuses to copy. The list then announces nothing. */
  onCopyFailed?: (error: unknown) => void
  /** Replaces the English texts. */
  labels?: LabelTexts<KeyValueListLabels>
}

const LABELS: CompleteTexts<KeyValueListLabels> = { empty: 'None', copy: 'Copy {label}' }

const isEmpty = (value: ReactNode): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every(isEmpty))

/** Read-only facts about one thing, label by label. Exposes a description list (`term` and `definition`). */
export function KeyValueList(props: KeyValueListProps) {
  const { items, layout = 'rows', onCopied, onCopyFailed, labels: labelOverrides, ...rest } = props
  const labels = useLabels('KeyValueList', LABELS, labelOverrides)
  const Root = layout === 'facts' ? Facts : List
  return (
    <Root {...rest}>
      {items.map(({ label, value, copyText }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Value>{isEmpty(value) ? <Quiet>{labels.empty}</Quiet> : value}</Value>
            {copyText !== undefined && copyText !== '' && (
              <CopyButton text={copyText} label={labels.copy(label)} onCopied={onCopied} onFailed={onCopyFailed} />
            )}
          </dd>
        </div>
      ))}
    </Root>
  )
}
