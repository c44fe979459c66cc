import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import { shortcutLabels, shortcutMessages } from '@sitewright/domain/shortcuts/messages'
import type { Shortcut, ShortcutInput } from '@sitewright/domain/shortcuts/model'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import type { ETag, Tagged } from '../patterns/draft-outcome'
import { ShortcutsEditor } from './ShortcutsEditor'
import { Group, Groups, Row, Rows } from './ShortcutsTab.styles'

/** Props of ShortcutsTab. */
export interface ShortcutsTabProps {
  /** All reports as the license uses them. */
  view: ViewState<Tagged<readonly Shortcut[]>>
  edit: Decision
  /** Saves all shortcuts over the version that they are on top of. */
  onSave: (shortcuts: readonly ShortcutInput[], version: ETag) => Promise<SaveOutcome<readonly Shortcut[]>>
  /** Deletes one stored shortcut at once (SET-32). Resolves to why it failed. */
  onDelete: (row: Pick<Shortcut, 'id' | 'reportName'>) => Promise<string | undefined>
}

/** The shortcuts of a license: basic ones in their order, dashboard ones, and unassigned reports (SET-24 to SET-34). */
export function ShortcutsTab({ view, ...rest }: ShortcutsTabProps) {
  return (
    <View view={view} failedTitle={shortcutMessages.loadFailed} loading={<ShortcutsSkeleton />}>
      {(stored) => <ShortcutsEditor {...rest} stored={stored} />}
    </View>
  )
}

/** Shortcuts that are still loading. */
export function ShortcutsSkeleton() {
  return (
    <Groups aria-hidden="true">
      {[shortcutLabels.basic, shortcutLabels.dashboard].map((title) => (
        <Group key={title} as="div">
          <header>
            <h2>{title}</h2>
          </header>
          <Rows as="div">
            {[52, 44, 60, 38, 48].map((width) => (
              <Row key={width} as="div">
                <Skeleton width={`${width}%`} />
              </Row>
            ))}
          </Rows>
        </Group>
      ))}
    </Groups>
  )
}
