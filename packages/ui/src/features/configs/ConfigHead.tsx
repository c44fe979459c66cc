import { CircleAlert, History, Pencil } from 'lucide-react'
import { useRef } from 'react'
import { configLabels } from '@sitewright/domain/configs/messages'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { versionLabels } from '@sitewright/domain/configs/version-messages'
import { Badge } from '../../badge/Badge'
import { Button } from '../../button/Button'
import { KeepFocus } from '../../focus/KeepFocus'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { CardHead } from './ConfigCard.styles'
import { Quiet } from './Configs.styles'

/** Props of ConfigHead. */
export interface ConfigHeadProps {
  name: string
  headingId: string
  /** A muted remark after the name. */
  remark: string | undefined
  changeCount: number
  errorCount: number
  /** Why SAVE is disabled. */
  saveDisabledReason: string | undefined
  isSaving: boolean
  /** Whether to show the buttons that change the config. */
  isEditable: boolean
  /** Whether the raw JSON is shown; undefined for users who may not read it (CONF-45). */
  isJsonShown: boolean | undefined
  onToggleJson: () => void
  /** Whether the history is shown; undefined without one. */
  isHistoryShown: boolean | undefined
  onToggleHistory: () => void
  onDelete: () => void
}

/** The name of a config, what is not saved of it, and its buttons (CONF-01). SAVE submits the form around it. */
export function ConfigHead(props: ConfigHeadProps) {
  const { name, changeCount, errorCount, isSaving, isEditable, isJsonShown, isHistoryShown } = props
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <CardHead>
      <h2 ref={heading} id={props.headingId} tabIndex={-1}>
        {name}
      </h2>
      {props.remark !== undefined && <Quiet as="span">{props.remark}</Quiet>}
      {changeCount > 0 && (
        <Badge tone="warning" icon={<Pencil aria-hidden="true" />}>
          {messages.changes(changeCount)}
        </Badge>
      )}
      {errorCount > 0 && (
        <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          {messages.errors(errorCount)}
        </Badge>
      )}
      <div data-part="actions">
        {isHistoryShown !== undefined && (
          <Button
            size="small"
            tone="ghost"
            icon={<History aria-hidden="true" />}
            aria-expanded={isHistoryShown}
            onClick={props.onToggleHistory}
          >
            {versionLabels.history} <VisuallyHidden>{labels.of(name)}</VisuallyHidden>
          </Button>
        )}
        {isJsonShown !== undefined && (
          <Button size="small" tone="ghost" aria-expanded={isJsonShown} onClick={props.onToggleJson}>
            {configLabels.showJson} <VisuallyHidden>{labels.of(name)}</VisuallyHidden>
          </Button>
        )}
        {isEditable && (
          <KeepFocus to={heading}>
            <Button size="small" tone="danger" onClick={props.onDelete}>
              {configLabels.delete} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
            <Button size="small" type="submit" isBusy={isSaving} disabledReason={props.saveDisabledReason}>
              {configLabels.save} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </KeepFocus>
        )}
      </div>
    </CardHead>
  )
}
