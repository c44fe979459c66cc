import type { DraftControl } from '../../draft/use-draft'
import type { View } from '../../view/view-state'
import type { FieldErrors } from './config-fields'
import type { ShownFields } from './config-filter'
import type { ConfigDraft } from './config-form'

/** A workflow item that uses an equipment status (CONF-44). */
export interface StatusUse {
  readonly workflow: string
  readonly phase: string
  readonly item: string
  /** Where the uses of a license are listed. */
  readonly project?: string | undefined
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
  /** Renames a stored status by its code (CONF-70). Resolves to the message of a failure. Left out if the server or the user can't rename. */
  onRenameStatus?: ((state: number, name: string) => Promise<string | undefined>) | undefined
  /** Announces a change that is not visible at the focus. */
  announce: (text: string) => void
}
