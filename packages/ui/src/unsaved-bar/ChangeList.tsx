import { Minus, Pencil, Plus } from 'lucide-react'
import { type ComponentPropsWithRef, useRef } from 'react'
import { useMergedRef } from '../field/use-merged-ref'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { Change } from './change'
import { Chip, List } from './ChangeList.styles'

const ICONS = { added: Plus, removed: Minus, changed: Pencil } as const

/** Text alternatives of the icons. */
export type ChangeLabels = Readonly<Record<NonNullable<Change['kind']>, string>>

const LABELS: ChangeLabels = { added: 'Added: ', removed: 'Removed: ', changed: 'Changed: ' }

/** Props of ChangeList: those of a `<ul>`, and these. */
export interface ChangeListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  changes: readonly Change[]
  /** `line` (default) truncates long texts; `full` wraps them. */
  layout?: 'line' | 'full'
  /** Replaces the English texts. */
  labels?: Partial<ChangeLabels>
}

/** Changes as chips: an icon and the name of what changed. */
export function ChangeList({ changes, layout = 'line', labels: labelOverrides, ref, ...rest }: ChangeListProps) {
  const list = useRef<HTMLUListElement>(null)
  const mergedRef = useMergedRef(list, ref)
  const labels = { ...LABELS, ...labelOverrides }
  return (
    <>
      <List {...rest} ref={mergedRef} data-layout={layout}>
        {changes.map(({ id, label, kind = 'changed' }) => {
          const Icon = ICONS[kind]
          return (
            <Chip key={id} data-kind={kind}>
              <Icon size={12} strokeWidth={2.5} aria-hidden="true" />
              <span>
                <VisuallyHidden>{labels[kind]}</VisuallyHidden>
                {label}
              </span>
            </Chip>
          )
        })}
      </List>
      {layout === 'line' && <OverflowTooltip container={list} selector="span" />}
    </>
  )
}
