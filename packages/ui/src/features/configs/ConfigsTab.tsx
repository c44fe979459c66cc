import type { DefaultConfig } from '@sitewright/domain/configs/defaults'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { ComponentType } from 'react'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import type { RestoredConfig } from './ConfigCard'
import type { CardHistory } from './ConfigHistory'
import type { StatusUse } from './config-editor'
import { CardHead, Grid, SkeletonBody, SkeletonCard } from './ConfigCard.styles'
import { Cards, Columns, SkeletonIndex, Toolbar } from './Configs.styles'
import { ConfigsEditor } from './ConfigsEditor'
import type { CopyToProjectsProps } from './CopyToProjects'
import type { LabelPreviews } from './LabelPreview'
import type { SaveReport } from './use-config-draft'

/** The calls of the tab, of a project or a license. */
export interface ConfigCalls {
  /** Adds a config with the entries of its defaults. Resolves to the message of a failure, which it has reported. */
  onAdd: (config: DefaultConfig) => Promise<string | undefined>
  /** Saves entries over the version of a config. */
  onSave: (config: Config, entries: readonly ConfigEntry[], report: SaveReport) => Promise<SaveOutcome<Config>>
  /** Saves several configs, all or none (CONF-72). Resolves to the outcome of each, by id. Without it they are saved one after the other. */
  onSaveTogether?: ((changes: readonly ConfigSave[]) => Promise<ReadonlyMap<number, SaveOutcome<Config>>>) | undefined
  /** Renames a status by its code; left out where the server has no such call, or its uses are not known. Resolves to the message of a failure. */
  onRenameStatus?: ((config: Config, state: number, name: string) => Promise<string | undefined>) | undefined
  /** Runs the saves of several configs, and reports them once (CONF-22). Resolves to whether all are saved. */
  saveAll: (run: () => Promise<boolean>) => Promise<boolean>
  /** Saves the entries of an older version, or adds a deleted config again with them (CONF-78); left out where no versions are kept. */
  onRestore?: ((config: Config, restored: RestoredConfig) => Promise<SaveOutcome<Config>>) | undefined
  /** Resolves to the message of a failure. */
  onDelete: (config: Config) => Promise<string | undefined>
}

/** The entries to save over the version of a config. */
export interface ConfigSave {
  readonly config: Config
  readonly entries: readonly ConfigEntry[]
}

/** Texts that differ between a project and a license. */
export interface ConfigsTexts {
  failed: string
  saveAllFailed: string
  help: (configs: number) => string
  /** What the deletion of a config means. */
  deleteText: (canAddAgain: boolean) => string
}

/** Props of ConfigsTab. */
export interface ConfigsTabProps {
  /** The configs, by name, without those that have a tab of their own. */
  view: ViewState<readonly Config[]>
  /** The configs that set the defaults. */
  defaults: ViewState<readonly Config[]>
  /** Whether types of the product can be added that the defaults do not have: not on a server of the specification alone (CONF-69). `false` by default. */
  offersProductTypes?: boolean
  /** Whether to mark values that differ from the defaults: not where the configs are the defaults. `true` by default. */
  hasDefaults?: boolean
  edit: Decision
  /** Whether to offer the raw JSON (CONF-45). */
  canReadJson: boolean
  materialStatuses: ViewState<readonly string[]>
  statusUses: ReadonlyMap<number, readonly StatusUse[]>
  previews: LabelPreviews
  calls: ConfigCalls
  texts: ConfigsTexts
  /** Shows the history of a config (CONF-76); left out where no versions are kept. Keep the component the same. */
  History?: ComponentType<CardHistory> | undefined
  /** Copies configs of a license to projects, those with a tab of their own too. */
  copy?: CopyToProjectsProps
}

/** The configs of a project or a license, each with its own editor, SAVE and DELETE (CONF-01). */
export function ConfigsTab({ view, ...rest }: ConfigsTabProps) {
  return (
    <View view={view} failedTitle={rest.texts.failed} loading={<ConfigsSkeleton />}>
      {(configs) => <ConfigsEditor {...rest} configs={configs} />}
    </View>
  )
}

/** Names of the skeletons, and their numbers of fields. */
const CARDS = { first: 3, second: 2, third: 1, fourth: 3 } as const
const FIELDS = ['one', 'two', 'three'] as const

/** Configs that are still loading. */
export function ConfigsSkeleton() {
  return (
    <div aria-hidden="true">
      <Toolbar>
        <div data-part="search">
          <Skeleton shape="box" />
        </div>
      </Toolbar>
      <Columns>
        <SkeletonIndex>
          {Object.keys(CARDS).map((card) => (
            <Skeleton key={card} />
          ))}
        </SkeletonIndex>
        <Cards>
          {Object.entries(CARDS).map(([card, count]) => (
            <SkeletonCard key={card}>
              <CardHead>
                <Skeleton width={176} />
              </CardHead>
              <SkeletonBody>
                <Grid>
                  {FIELDS.slice(0, count).map((field) => (
                    <Skeleton key={field} shape="box" />
                  ))}
                </Grid>
              </SkeletonBody>
            </SkeletonCard>
          ))}
        </Cards>
      </Columns>
    </div>
  )
}
