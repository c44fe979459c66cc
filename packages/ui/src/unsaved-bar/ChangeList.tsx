import { Minus, Pencil, Plus } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { Change } from './change'
import { Chip, List } from './ChangeList.styles'

const SIGNS = { added: Plus, removed: Minus, changed: Pencil } as const

/** What the signs say to those who do not see them. */
export type ChangeLabels = Readonly<Record<NonNullable<Change['kind']>, string>>

/** The words in English. */
export const CHANGE_LABELS: ChangeLabels = { added: 'Added: ', removed: 'Removed: ', changed: 'Changed: ' }

/** Props of ChangeList: those of a `<ul>`, and these. */
export interface ChangeListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  changes: readonly Change[]
  /** `line` (default): long words are cut. `full`: they are not. */
  layout?: 'line' | 'full'
  /** English by default. */
  labels?: ChangeLabels
}

/** Changes as chips: a sign, and what it is about. */
export function ChangeList({ changes, layout = 'line', labels = CHANGE_LABELS, ...rest }: ChangeListProps) {
  return (
    <List {...rest} data-layout={layout}>
      {changes.map(({ id, label, kind = 'changed' }) => {
        const Sign = SIGNS[kind]
        return (
          <Chip key={id} data-kind={kind} title={layout === 'line' ? label : undefined}>
            <Sign size={12} strokeWidth={2.5} aria-hidden="true" />
            <span>
              <VisuallyHidden>{labels[kind]}</VisuallyHidden>
              {label}
            </span>
          </Chip>
        )
      })}
    </List>
  )
}
