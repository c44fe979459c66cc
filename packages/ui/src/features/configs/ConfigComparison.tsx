import { useMemo, useState } from 'react'
import type { ConfigEntry } from '@sitewright/domain/configs/model'
import {
  versionChoice,
  versionLabels as labels,
  versionMessages as messages,
} from '@sitewright/domain/configs/version-messages'
import type { ConfigVersion } from '@sitewright/domain/configs/versions'
import { projectChoice } from '@sitewright/domain/shared/project-choice'
import { Button } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { Select } from '../../select/Select'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import type { OptionSearch } from '../patterns/option-search'
import { type ChosenProject, ProjectChoice } from '../patterns/ProjectChoice'
import { Segments } from '../../segments/Segments'
import { ComparedValues, type ComparedValuesProps } from './ComparedValues'
import { compareEntries } from './config-comparison'
import type { ConfigDraft } from './config-form'
import { Quiet } from './Configs.styles'
import { CompareBar, Comparison } from './ConfigHistory.styles'

/** What is compared. A version that is undefined is the config as it is stored now. */
export type ComparedConfig =
  | { readonly kind: 'versions'; readonly left: number | undefined; readonly right: number | undefined }
  | { readonly kind: 'projects'; readonly project: ChosenProject | undefined }

/** Props of ConfigComparison. */
export interface ConfigComparisonProps {
  name: string
  /** Whether values can be taken into the form. */
  canUse: boolean
  choice: ComparedConfig
  onChoose: (choice: ComparedConfig | undefined) => void
  /** The versions to choose from. */
  versions: readonly ConfigVersion[]
  whoOf: (version: ConfigVersion) => string
  left: ViewState<readonly ConfigEntry[]>
  /** Undefined if the other project has no config of the type. */
  right: ViewState<readonly ConfigEntry[] | undefined>
  projects: OptionSearch<ChosenProject>
  project: ChosenProject
  onUse: (label: string, use: (draft: ConfigDraft) => ConfigDraft) => void
}

const CURRENT = ''

/** Two versions of a config, or the configs of two projects, value by value (CONF-77). */
export function ConfigComparison(props: ConfigComparisonProps) {
  const { name, choice, onChoose, versions } = props
  const [isOnlyDifferences, setOnlyDifferences] = useState(false)
  const [before, after] = [props.left, props.right].map((view) => (view.state === 'ready' ? view.value : undefined))
  const values = useMemo(
    () => (before === undefined || after === undefined ? [] : compareEntries(name, before, after)),
    [name, before, after],
  )
  const differing = values.filter(({ isSame }) => !isSame)
  const options = [
    { value: CURRENT, label: labels.currentVersion },
    ...versions
      .filter(({ kind }) => kind !== 'deleted')
      .map((version) => ({
        value: String(version.version),
        label: versionChoice(version, props.whoOf(version)),
      })),
  ]
  const pick = (label: string, value: number | undefined, onPick: (version: number | undefined) => void) => (
    <Select
      layout="prefixed"
      label={label}
      options={options}
      value={value === undefined ? CURRENT : String(value)}
      onChange={(text) => onPick(text === CURRENT ? undefined : Number(text))}
    />
  )
  return (
    <Comparison data-part="wide" aria-label={labels.compareOf(name)}>
      <h3>{labels.compare}</h3>
      <CompareBar>
        <Segments
          label={labels.compareWhat}
          options={(['versions', 'projects'] as const).map((kind) => ({ value: kind, label: labels.modes[kind] }))}
          value={choice.kind}
          onChange={(kind) => {
            setOnlyDifferences(kind === 'projects')
            onChoose(
              kind === 'projects'
                ? { kind, project: undefined }
                : {
                    kind,
                    left: versions.find((version) => version.kind !== 'deleted')?.version,
                    right: undefined,
                  },
            )
          }}
        />
        {choice.kind === 'versions' ? (
          <>
            {pick(labels.from, choice.left, (left) => onChoose({ ...choice, left }))}
            {pick(labels.to, choice.right, (right) => onChoose({ ...choice, right }))}
          </>
        ) : (
          <ProjectChoice
            label={labels.otherProject}
            placeholder={labels.otherProject}
            projects={props.projects}
            chosen={choice.project}
            onChange={(project) => onChoose({ kind: 'projects', project })}
          />
        )}
        <div data-part="end">
          <Checkbox
            label={`${labels.onlyDifferences} ${differing.length}`}
            isSelected={isOnlyDifferences}
            onChange={setOnlyDifferences}
          />
          <Button size="small" onClick={() => onChoose(undefined)}>
            {labels.closeCompare}
          </Button>
        </div>
        {choice.kind === 'projects' && choice.project === undefined && <Quiet>{messages.chooseProject}</Quiet>}
      </CompareBar>
      {(choice.kind === 'versions' || choice.project !== undefined) && (
        <Compared {...props} values={values} shown={isOnlyDifferences ? differing : values} />
      )}
    </Comparison>
  )
}

const bothOf = ({ left, right }: Pick<ConfigComparisonProps, 'left' | 'right'>) => {
  if (left.state !== 'ready') return left
  return right.state === 'ready' ? { ...right, value: { left: left.value, right: right.value } } : right
}

function Compared(props: ConfigComparisonProps & ComparedValuesProps) {
  const { choice } = props
  return (
    <View
      view={bothOf(props)}
      layout="region"
      failedTitle={choice.kind === 'projects' ? messages.otherFailed : messages.versionFailed}
      headingLevel={4}
      loading={<Skeleton shape="box" />}
    >
      {({ right }) =>
        right === undefined ? (
          <CompareBar>
            <Quiet>
              {messages.noOther(choice.kind === 'projects' && choice.project ? projectChoice(choice.project) : '')}
            </Quiet>
          </CompareBar>
        ) : (
          <ComparedValues {...props} />
        )
      }
    </View>
  )
}
