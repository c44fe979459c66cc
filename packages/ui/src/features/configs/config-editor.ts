import type { DraftControl } from '../../draft/use-draft'
import type { View } from '../../view/view-state'
import type { ConfigDraft, FieldErrors } from './config-fields'
import type { ShownFields } from './config-filter'

/** A workflow item that uses an equipment status (CONF-44). */
export interface StatusUse {
  readonly workflow: string
  readonly phase: string
  readonly item: string
}

/** Props of the editor of one config. */
export interface ConfigEditorProps {
  name: string
  control: Pick<DraftControl<ConfigDraft>, 'draft' | 'change'>
  errors: FieldErrors
  /** The draft of the defaults; undefined without them. */
  defaultDraft: ConfigDraft | undefined
  /** What the filter of the page leaves. */
  shown: ShownFields
  /** Why nothing can be changed. */
  reason: string | undefined
  /** The statuses that DefaultMaterialStatus chooses from (CONF-28). */
  materialStatuses: View<readonly string[]>
  /** The workflow items that use an equipment status, by its code. */
  statusUses: ReadonlyMap<number, readonly StatusUse[]>
  /** Announces a change that is not visible at the focus. */
  announce: (text: string) => void
}
