import { useState } from 'react'
import type { ProjectUse } from '@sitewright/domain/projects/record'
import {
  projectScreenLabels as labels,
  projectScreenMessages as messages,
} from '@sitewright/domain/projects/screen-messages'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { Note } from '../../note/Note'
import { TextField } from '../../text-field/TextField'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { CountedFigures } from '../patterns/CountedFigures'
import { Affected, Stack } from './ProjectScreens.styles'
import { useConfirmedAction } from '../patterns/use-confirmed-action'

/** Props of DeactivateDialog. */
export interface DeactivateDialogProps {
  name: string
  /** The counts of the server; undefined if the server does not count. */
  use: ViewState<ProjectUse> | undefined
  /** Resolves to the message of a failure. */
  onDeactivate: () => Promise<string | undefined>
  onClose: () => void
}

/** Why the user cannot confirm yet: the count comes first, then the name. */
function explain(use: ViewState<ProjectUse> | undefined, isNamed: boolean): string | undefined {
  if (use?.state === 'failed') return messages.countFirst
  if (use?.state === 'loading' || (use?.state === 'ready' && use.isRefreshing)) return messages.counting
  return isNamed ? undefined : messages.typeName
}

/**
 * Asks before a project is deactivated, which cannot be reversed (PROJ-44 to PROJ-46): shows what the server counted, and requires the name to be typed. Its id is `project-deactivate`.
 * Mounted while it is open.
 */
export function DeactivateDialog({ name, use, onDeactivate, onClose }: DeactivateDialogProps) {
  const [typed, setTyped] = useState('')
  const action = useConfirmedAction(onDeactivate, onClose)
  const disabledReason = explain(use, typed.trim() === name)
  return (
    <ConfirmDialog
      id="project-deactivate"
      isOpen
      title={labels.deactivateTitle(name)}
      confirmLabel={labels.deactivateConfirm}
      tone="danger"
      confirmDisabledReason={disabledReason}
      {...action}
    >
      <Stack>
        <Note tone="danger">{messages.deactivateWarning}</Note>
        {use && <AffectedFigures use={use} />}
        <TextField
          label={labels.typeToConfirm(name)}
          help={messages.typeNameHelp}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
        />
      </Stack>
    </ConfirmDialog>
  )
}

function AffectedFigures({ use }: { use: ViewState<ProjectUse> }) {
  return (
    <Affected aria-label={labels.affects}>
      <h3>
        {labels.affects}
        {use.state === 'ready' && <span>{labels.counted}</span>}
      </h3>
      <View
        view={use}
        layout="region"
        headingLevel={4}
        failedTitle={messages.countFailed}
        loading={<UseFigures use={undefined} />}
      >
        {(counted) => <UseFigures use={counted} />}
      </View>
    </Affected>
  )
}

function UseFigures({ use }: { use: ProjectUse | undefined }) {
  // Until it is counted, the words are those for several.
  const { userCount, apiKeyCount, siteCount } = use ?? { userCount: 2, apiKeyCount: 2, siteCount: 2 }
  return (
    <CountedFigures
      figures={[
        { label: labels.usersLose(userCount), value: use?.userCount },
        { label: labels.keysLose(apiKeyCount), value: use?.apiKeyCount },
        { label: labels.sitesIn(siteCount), value: use?.siteCount },
      ]}
    />
  )
}
