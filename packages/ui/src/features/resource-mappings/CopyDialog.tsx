import { useMemo, useRef, useState } from 'react'
import {
  mappingLabels as labels,
  mappingScreenMessages as messages,
} from '@sitewright/domain/resource-mappings/messages'
import type { Mapping, MappingKind } from '@sitewright/domain/resource-mappings/model'
import { type MappedOwner, planOwnerCopy } from '@sitewright/domain/resource-mappings/owners'
import type { MappingCopy } from '@sitewright/domain/resource-mappings/rules'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import { Button } from '../../button/Button'
import { ComboBox } from '../../combo-box/ComboBox'
import { Dialog } from '../../dialog/Dialog'
import { Note } from '../../note/Note'
import { Skeleton } from '../../skeleton/Skeleton'
import { toProjectOption } from '../patterns/project-option'
import { CopyPlan } from './CopyPlan'
import { Plan } from './Mappings.styles'

/** A project that mappings can be copied to. */
export interface MappingTarget {
  readonly projectId: number
  readonly name: string
}

/** The workflows or preservations of the target, or why they could not be loaded. */
export type TargetMappings = { readonly owners: readonly MappedOwner[] } | { readonly message: string }

/** The calls of a copy of mappings. */
export interface MappingCopyCalls {
  targets: readonly MappingTarget[]
  /** The projects are loading. */
  isLoading: boolean
  /** Why the projects could not be loaded. */
  failure: string | undefined
  onRetry: () => void
  onReadTarget: (projectId: number) => Promise<TargetMappings>
  /** Adds mappings to a project. Resolves to the message of a failure. */
  onCopy: (projectId: number, mappings: readonly Mapping[]) => Promise<string | undefined>
}

/** Props of CopyDialog. */
export interface CopyDialogProps {
  kind: MappingKind
  /** What is copied, with its resource types. */
  owners: readonly MappedOwner[]
  types: readonly ResourceType[]
  copy: MappingCopyCalls
  onClose: () => void
}

/** Copies the mappings of a project to another one. Shows what is copied, what is skipped, and what has no copy there (RES-28 to RES-31). */
export function CopyDialog({ kind, owners, types, copy, onClose }: CopyDialogProps) {
  const [targetId, setTargetId] = useState<number | null>(null)
  const [target, setTarget] = useState<TargetMappings>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** A late answer about another project is not shown. */
  const asked = useRef<number | null>(null)
  const options = useMemo(() => copy.targets.map(toProjectOption), [copy.targets])
  const found = target !== undefined && 'owners' in target ? target.owners : undefined
  const plan = useMemo(() => found && planOwnerCopy(kind, owners, found), [kind, owners, found])
  const read = async (projectId: number | null): Promise<void> => {
    asked.current = projectId
    setTarget(undefined)
    if (projectId === null) return
    const answer = await copy.onReadTarget(projectId)
    if (asked.current === projectId) setTarget(answer)
  }
  const choose = (projectId: number | null): void => {
    setTargetId(projectId)
    setFailure(undefined)
    void read(projectId)
  }
  const submit = async (): Promise<void> => {
    if (targetId === null || plan === undefined) return
    setBusy(true)
    setFailure(undefined)
    const message = await copy.onCopy(targetId, plan.added)
    setBusy(false)
    if (message === undefined) return onClose()
    setFailure(message)
    // Someone else may have assigned a type there meanwhile.
    await read(targetId)
  }
  const missing = findMissing(targetId, target, plan)
  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={labels.copyTitle}
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button tone="primary" isBusy={isBusy} onClick={() => void submit()} disabledReason={missing}>
            {labels.confirmCopy}
          </Button>
        </>
      }
    >
      <ComboBox<number>
        label={labels.target}
        autoFocus
        options={options}
        value={targetId}
        isLoading={copy.isLoading}
        onRetry={copy.onRetry}
        onChange={choose}
        failure={copy.failure}
      />
      <Plan role="status">
        {failure !== undefined && <Note tone="danger">{failure}</Note>}
        {targetId !== null && target === undefined && <Skeleton width="70%" />}
        {target !== undefined && 'message' in target && (
          <Note
            tone="danger"
            action={
              <Button size="small" onClick={() => void read(targetId)}>
                {sharedMessages.retry}
              </Button>
            }
          >
            {target.message}
          </Note>
        )}
        {found !== undefined && plan !== undefined && (
          <CopyPlan {...{ kind, owners, types, plan }} targetOwners={found} />
        )}
      </Plan>
    </Dialog>
  )
}

/** Why nothing can be copied yet. */
function findMissing(targetId: number | null, target: TargetMappings | undefined, plan: MappingCopy | undefined) {
  if (targetId === null) return messages.chooseTarget
  if (target === undefined) return messages.targetLoading
  if ('message' in target) return target.message
  return plan?.added.length === 0 ? messages.nothingFree : undefined
}
