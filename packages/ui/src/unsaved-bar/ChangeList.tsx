import { Minus, Pencil, Plus } from 'lucide-react'
import { useRef } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { useMergedRef } from '../field/use-merged-ref'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { type Change, shortenValue } from './change'
import { Chip, List } from './ChangeList.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

const ICONS = { added: Plus, removed: Minus, changed: Pencil } as const

/** Text alternatives of the icons, and what stands for a value that is empty. */
export type ChangeLabels = Readonly<Record<NonNullable<Change['kind']> | 'empty', string>>

const LABELS: CompleteTexts<ChangeLabels> = {
  added: 'Added: ',
  removed: 'Removed: ',
  changed: 'Changed: ',
  empty: 'empty',
}

/** Props of ChangeList: those of a `<ul>`, and these. */
export interface ChangeListProps extends ElementProps<'ul', 'children'> {
  changes: readonly Change[]
  /** `line` (default) truncates long texts; `full` wraps them and shows the values before and after. */
  layout?: 'line' | 'full'
  /** Replaces the English texts. */
  labels?: LabelTexts<ChangeLabels>
}

/** Changes as chips: an icon and the name of what changed. */
export function ChangeList({ changes, layout = 'line', labels: labelOverrides, ref, ...rest }: ChangeListProps) {
  const list = useRef<HTMLUListElement>(null)
  const mergedRef = useMergedRef(list, ref)
  const labels = useLabels('ChangeList', LABELS, labelOverrides)
  return (
    <>
      <List {...rest} ref={mergedRef} data-layout={layout}>
        {changes.map(({ id, label, kind = 'changed', before, after }) => {
          const Icon = ICONS[kind]
          return (
            <Chip key={id} data-kind={kind}>
              <Icon size={12} strokeWidth={2.5} aria-hidden="true" />
              <span>
                <VisuallyHidden>{labels[kind]}</VisuallyHidden>
                {label}
                {layout === 'full' && before !== undefined && after !== undefined && (
                  <Values before={before} after={after} empty={labels.empty} />
                )}
              </span>
            </Chip>
          )
        })}
      </List>
      {layout === 'line' && <OverflowTooltip container={list} selector="span" />}
    </>
  )
}

/** ": 0101 → 0188". */
function Values({ before, after, empty }: { before: string; after: string; empty: string }) {
  return (
    <>
      : {shortenValue(before) || empty} → <b>{shortenValue(after) || empty}</b>
    </>
  )
}
