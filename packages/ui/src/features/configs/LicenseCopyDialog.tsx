import { useState } from 'react'
import { copyStep, type CopyTarget, type LicenseCopy } from '@sitewright/domain/configs/copy'
import { configCopyLabels as labels, configCopyMessages as messages } from '@sitewright/domain/configs/copy-messages'
import type { Config } from '@sitewright/domain/configs/model'
import { Button } from '../../button/Button'
import { CheckboxGroup } from '../../checkbox-group/CheckboxGroup'
import { MultiComboBox } from '../../combo-box/MultiComboBox'
import { Dialog } from '../../dialog/Dialog'
import { Note } from '../../note/Note'
import { type OptionSearch, toSearchProps } from '../patterns/option-search'
import { toProjectOption } from '../patterns/project-option'
import { Choices, Warnings } from './ConfigCopy.styles'
import { Quiet } from './Configs.styles'

/** The calls of a copy of license configs. */
export interface LicenseCopyCalls {
  /** Searches for the projects of the license. */
  projects: OptionSearch<CopyTarget>
  /** Checks what can be copied. Resolves to a message after a failure. */
  onCheck: (
    configs: readonly Config[],
    targets: readonly CopyTarget[],
  ) => Promise<{ copies: LicenseCopy[] } | { message: string }>
  /** Copies. Resolves to the copies that failed, with their reasons. */
  onCopy: (copies: readonly LicenseCopy[]) => Promise<LicenseCopy[]>
}

/** Props of LicenseCopyDialog. */
export interface LicenseCopyDialogProps extends LicenseCopyCalls {
  configs: readonly Config[]
  onClose: () => void
}

/** What the check found, or what is left after the copying. */
type Checked = { readonly copies: readonly LicenseCopy[]; readonly isDone: boolean }

/**
 * Copies license configs to projects in two phases: it checks what can be copied, then it copies (COPY-17 to COPY-22). If everything can be copied, it asks nothing in between.
 */
export function LicenseCopyDialog({ configs, projects, onCheck, onCopy, onClose }: LicenseCopyDialogProps) {
  const [names, setNames] = useState<readonly string[]>([])
  const [targets, setTargets] = useState<readonly CopyTarget[]>([])
  const [checked, setChecked] = useState<Checked>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const step = checked === undefined ? 'check' : checked.isDone ? 'done' : copyStep(checked.copies)

  const choose = (change: () => void): void => {
    setChecked(undefined)
    setFailure(undefined)
    change()
  }
  const chooseTargets = (ids: readonly number[]): void => {
    const known = new Map([...targets, ...projects.found].map((target) => [target.projectId, target]))
    choose(() => setTargets(ids.flatMap((id) => known.get(id) ?? [])))
  }
  const copy = async (copies: readonly LicenseCopy[]): Promise<void> => {
    const failed = await onCopy(copies.filter(({ reason }) => reason === undefined))
    if (failed.length === 0) onClose()
    else setChecked({ copies: failed, isDone: true })
  }
  const check = async (): Promise<void> => {
    const chosen = configs.filter(({ name }) => names.includes(name))
    const result = await onCheck(chosen, targets)
    if ('message' in result) setFailure(result.message)
    else if (copyStep(result.copies) === 'copy') await copy(result.copies)
    else setChecked({ copies: result.copies, isDone: false })
  }
  const proceed = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    await (checked === undefined ? check() : copy(checked.copies))
    setBusy(false)
  }
  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={labels.title}
      size="wide"
      footer={
        <>
          <Button onClick={onClose}>{step === 'done' ? labels.close : labels.cancel}</Button>
          {step !== 'done' && (
            <CopyButton
              step={step}
              missing={
                names.length === 0 ? messages.chooseConfigs : targets.length === 0 ? messages.chooseProjects : undefined
              }
              isBusy={isBusy}
              onClick={() => void proceed()}
            />
          )}
        </>
      }
    >
      <Quiet>{messages.help}</Quiet>
      <Choices>
        <CheckboxGroup
          label={labels.configs}
          options={configs.map(({ name }) => ({ value: name, label: name }))}
          value={names}
          onChange={(next) => choose(() => setNames(next))}
        />
        <MultiComboBox<number>
          label={labels.projects}
          options={projects.found.map(toProjectOption)}
          chosenOptions={targets.map(toProjectOption)}
          value={targets.map(({ projectId }) => projectId)}
          filter="none"
          {...toSearchProps(projects)}
          onChange={chooseTargets}
        />
      </Choices>
      <div role="status">
        {failure !== undefined && <Note tone="danger">{failure}</Note>}
        {checked !== undefined && <CheckResult {...checked} />}
      </div>
    </Dialog>
  )
}

interface CopyButtonProps {
  step: 'check' | 'copy' | 'continue' | 'blocked'
  /** What is not chosen yet. */
  missing: string | undefined
  isBusy: boolean
  onClick: () => void
}

/** The save button: 'Continue' when only a part can be copied (COPY-18), blocked when nothing can (COPY-19). */
function CopyButton({ step, missing, isBusy, onClick }: CopyButtonProps) {
  const reason = missing ?? (step === 'blocked' ? messages.nothingPossible : undefined)
  return (
    <Button tone="primary" isBusy={isBusy} onClick={onClick} disabledReason={reason}>
      {step === 'continue' ? labels.continue : labels.copy}
    </Button>
  )
}

/** One warning for each copy that is not possible (COPY-20, COPY-21). */
function CheckResult({ copies, isDone }: Checked) {
  const impossible = copies.filter(({ reason }) => reason !== undefined)
  const possible = copies.length - impossible.length
  return (
    <>
      {!isDone && <Quiet>{possible === 0 ? messages.nothingPossible : messages.possible(possible)}</Quiet>}
      <Warnings aria-label={labels.notPossible}>
        {impossible.map(({ config, target, reason = '' }) => (
          <li key={`${config.name} ${target.projectId}`}>
            <Note tone="warning">{messages.notCopied(messages.item(config.name, target.name), reason)}</Note>
          </li>
        ))}
      </Warnings>
    </>
  )
}
