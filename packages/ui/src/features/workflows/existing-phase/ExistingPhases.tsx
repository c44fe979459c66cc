'use client'

import { isPhaseNameTaken } from '@sitewright/domain/workflows/board'
import { editorLabels } from '@sitewright/domain/workflows/editor-messages'
import { copyExistingPhase, type PhaseCopy } from '@sitewright/domain/workflows/copy'
import type { EquipmentConfigs } from '@sitewright/domain/workflows/equipment'
import {
  existingPhaseLabels as labels,
  existingPhaseMessages as messages,
} from '@sitewright/domain/workflows/existing-phase-messages'
import type { ExistingWorkflow } from '@sitewright/domain/workflows/new-parts'
import { projectChoice } from '@sitewright/domain/shared/project-choice'
import { MAX_SEARCH_LENGTH } from '@sitewright/domain/shared/list-query'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../../announcer/announce'
import { Button, IconButton } from '../../../button/Button'
import { findListIndex } from '../../../combo-box/list-move'
import { Foot } from '../../../dialog/Dialog.styles'
import { EmptyState } from '../../../empty-state/EmptyState'
import { isImeKey } from '../../../field/is-ime-key'
import { useMergedRef } from '../../../field/use-merged-ref'
import { focusOnMount } from '../../../focus/focus-on-mount'
import { KeyCap } from '../../../sign/KeyCap'
import { Skeleton } from '../../../skeleton/Skeleton'
import { View } from '../../../view/View'
import type { View as ViewState } from '../../../view/view-state'
import type { DataPartProps } from '../EditorDialogs'
import { findPhaseNameError } from '../phase-name'
import type { ProjectNames } from '../workflow-texts'
import { Columns, Count, FieldLine, Find, Keyline, Lines, Side, State } from './ExistingPhases.styles'
import { findPhases, type FoundPhase, indexPhases } from './find-phases'
import { PhaseList } from './PhaseList'
import { PhasePreview } from './PhasePreview'

/** Props of ExistingPhases. */
export interface ExistingPhasesProps extends DataPartProps {
  /** Name of the workflow that the phase is inserted into. */
  workflow: string
  /** The workflows of the selected projects, with their phases. */
  view: ViewState<readonly ExistingWorkflow[]>
  /** The equipment statuses of the projects; undefined while they are not known. */
  configs?: EquipmentConfigs | undefined
  getProjectName: ProjectNames
  /** Called with the copy and its index among the phases. The dialog closes, unless `isStaying`. */
  onInsert: (copy: PhaseCopy, position: number, isStaying: boolean) => void
  /** Opens the dialog for a new phase of this name. */
  onNew: (name: string) => void
}

const NOTHING: readonly ExistingWorkflow[] = []

const copyFound = (
  { entry, workflow }: FoundPhase,
  projectIds: readonly number[],
  configs: EquipmentConfigs | undefined,
): PhaseCopy =>
  copyExistingPhase(entry.phase, { from: workflow.projectIds, to: projectIds, configs }, () => crypto.randomUUID())

/** The content of ExistingPhaseDialog: the search, the phases by workflow, and the preview of the active one. */
export function ExistingPhases(props: ExistingPhasesProps) {
  const { view, workflow, phases, projectIds, configs, getProjectName, onInsert, onNew, onClose } = props
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const searchRef = useMergedRef(search, focusOnMount)
  const name = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState<string>()
  const [typed, setTyped] = useState<{ reference: string; name: string }>()
  const [isTried, setTried] = useState(false)
  /** The phase before the inserted one: empty for none, undefined for the last one. */
  const [after, setAfter] = useState<string>()
  const workflows = view.state === 'ready' ? view.value : NOTHING
  const index = useMemo(() => indexPhases(workflows), [workflows])
  const groups = useMemo(() => findPhases(index, text), [index, text])
  const found = useMemo(() => groups.flatMap((group) => group.phases), [groups])
  const at = Math.max(
    0,
    found.findIndex(({ entry }) => entry.reference === active),
  )
  const current = found[at]
  const taken = useMemo(
    () =>
      new Set(
        workflows
          .flatMap((group) => group.phases)
          .filter(({ phase }) => isPhaseNameTaken(phases, '', phase.phaseName))
          .map((entry) => entry.reference),
      ),
    [workflows, phases],
  )
  const preview = useMemo(() => current && copyFound(current, projectIds, configs), [current, projectIds, configs])
  const reference = current?.entry.reference
  const phaseName = typed?.reference === reference ? (typed?.name ?? '') : (current?.entry.phase.phaseName ?? '')
  const nameError = current && findPhaseNameError(phases, '', phaseName)
  // A phase that is removed while the dialog is open is no place any more.
  const place = after === undefined ? -1 : phases.findIndex(({ phaseId }) => phaseId === after)
  const position = after === '' ? 0 : place < 0 ? phases.length : place + 1

  const count = messages.count(
    found.length,
    workflows.reduce((sum, group) => sum + group.phases.length, 0),
    groups.length,
    workflows.length,
  )
  const isSearching = text.trim() !== ''
  useEffect(() => {
    // What is there when the dialog opens is not announced: the field is.
    if (isSearching) announce(id, found.length === 0 ? messages.noMatch(text.trim()) : count)
  }, [id, isSearching, text, found.length, count])
  useLayoutEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at, reference])

  const type = (value: string): void => {
    setActive(undefined)
    setText(value)
  }
  const insert = (isStaying: boolean): void => {
    if (current === undefined) return
    if (nameError !== undefined) {
      flushSync(() => setTried(true))
      name.current?.focus()
      name.current?.select()
      return
    }
    // A copy of its own each time, because the same phase can be inserted twice.
    const copied = copyFound(current, projectIds, configs)
    onInsert({ ...copied, phase: { ...copied.phase, phaseName: phaseName.trim() } }, position, isStaying)
    setTyped(undefined)
    setTried(false)
    if (isStaying) search.current?.focus()
    // The next one follows it.
    if (after !== undefined) setAfter(copied.phase.phaseId)
  }
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isImeKey(event)) return
    event.preventDefault()
    if (!event.repeat) insert(event.shiftKey)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onEnter(event)
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (isImeKey(event) || ctrlKey || metaKey || altKey || shiftKey || key === 'Home' || key === 'End') return
    const next = findListIndex(key, at, found.length)
    if (next === null) return
    event.preventDefault()
    setActive(found[next]?.entry.reference)
    setTried(false)
  }
  const clear = (): void => {
    type('')
    search.current?.focus()
  }
  const newPhase = (
    <Button tone={isSearching ? 'ghost' : 'default'} size="small" onClick={() => onNew(text.trim())}>
      {isSearching ? labels.newPhaseNamed(text.trim()) : labels.newPhase}
    </Button>
  )
  const state =
    view.state !== 'ready' ? (
      <View
        view={view}
        failedTitle={messages.loadFailed}
        headingLevel={3}
        loading={
          <Lines>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
            <Skeleton width="70%" />
          </Lines>
        }
      >
        {() => null}
      </View>
    ) : workflows.length === 0 ? (
      <EmptyState headingLevel={3} title={messages.empty} actions={newPhase}>
        <p>{messages.emptyHelp(projectIds)}</p>
      </EmptyState>
    ) : found.length === 0 ? (
      <EmptyState
        headingLevel={3}
        icon={<Search aria-hidden="true" />}
        title={messages.noMatch(text.trim())}
        actions={
          <>
            <Button size="small" onClick={clear}>
              {labels.clearSearch}
            </Button>
            {newPhase}
          </>
        }
      >
        <p>{messages.noMatchHelp(projectIds)}</p>
      </EmptyState>
    ) : undefined

  return (
    <>
      <Columns>
        <Side>
          <Find>
            <FieldLine>
              <Search aria-hidden="true" />
              <input
                ref={searchRef}
                role="combobox"
                aria-expanded={found.length > 0}
                aria-controls={`${id}-list`}
                aria-autocomplete="list"
                aria-activedescendant={current && `${id}-${at}`}
                aria-label={labels.search}
                placeholder={labels.placeholder}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="done"
                maxLength={MAX_SEARCH_LENGTH}
                value={text}
                onChange={(event) => type(event.target.value)}
                onKeyDown={onKeyDown}
              />
              {text !== '' && (
                <IconButton label={labels.clear} icon={<X aria-hidden="true" />} size="small" onClick={clear} />
              )}
            </FieldLine>
            {view.state === 'ready' && <Count>{count}</Count>}
          </Find>
          {state !== undefined && <State>{state}</State>}
          <PhaseList
            id={`${id}-list`}
            optionId={id}
            groups={groups}
            at={at}
            search={text}
            taken={taken}
            onChoose={(chosen) => {
              setActive(chosen)
              setTried(false)
            }}
          />
        </Side>
        {current !== undefined && preview !== undefined && (
          <PhasePreview
            key={reference}
            found={current}
            copy={preview}
            statusSource={
              projectIds.length === 1 && projectIds[0] !== undefined
                ? projectChoice({ projectId: projectIds[0], name: getProjectName(projectIds[0]) })
                : messages.license
            }
            workflow={workflow}
            phases={phases}
            nameRef={name}
            name={phaseName}
            nameError={isTried || phaseName !== '' ? nameError : undefined}
            onName={(next) => setTyped({ reference: current.entry.reference, name: next })}
            position={position}
            onPosition={(next) => setAfter(next === phases.length ? undefined : (phases[next - 1]?.phaseId ?? ''))}
            onEnter={onEnter}
          />
        )}
      </Columns>
      <Foot>
        <Keyline>
          <span>
            <KeyCap cap="↑ ↓" /> {labels.keys.phase}
          </span>
          <span>
            <KeyCap cap="Enter" /> {labels.keys.insert}
          </span>
          <span>
            <KeyCap cap="Shift" />
            <KeyCap cap="Enter" /> {labels.keys.stay}
          </span>
          <span>
            <KeyCap cap="Esc" /> {labels.keys.close}
          </span>
        </Keyline>
        <Button onClick={onClose}>{editorLabels.cancel}</Button>
        <Button
          tone="primary"
          disabledReason={current === undefined ? messages.nothingChosen : undefined}
          onClick={() => insert(false)}
        >
          {labels.insert}
        </Button>
      </Foot>
    </>
  )
}
