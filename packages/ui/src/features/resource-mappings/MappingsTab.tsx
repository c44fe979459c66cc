import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { mappingScreenMessages as messages, mappingTexts } from '@sitewright/domain/resource-mappings/messages'
import type { MappingKind } from '@sitewright/domain/resource-mappings/model'
import { isListed, type MappedOwner } from '@sitewright/domain/resource-mappings/owners'
import type { ResourceType } from '@sitewright/domain/resources/model'
import type { Decision } from '@sitewright/domain/shared/policy'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { CopyAction } from './CopyAction'
import type { MappingCopyCalls } from './CopyDialog'
import { MappingRow } from './MappingRow'
import { Help, Mappings, Row, Screen } from './Mappings.styles'
import { type SaveMapping, useMappingChanges } from './use-mapping-changes'

/** The mappings of a project. Memoize it. */
export interface ProjectMappings {
  readonly owners: readonly MappedOwner[]
  /** All resource types. */
  readonly types: readonly ResourceType[]
}

/** Props of MappingsTab. */
export interface MappingsTabProps {
  /** Whether resource types are assigned to workflows or to preservations. */
  kind: MappingKind
  view: ViewState<ProjectMappings>
  /** The decision about every change (PERM-28). */
  edit: Decision
  onSave: SaveMapping
  /** The calls of a copy to another project (RES-28). */
  copy: MappingCopyCalls
}

/** The Resource Workflows Config tab and the Resource Preservation Config tab of a project (RES-22 to RES-32). */
export function MappingsTab({ view, ...props }: MappingsTabProps) {
  return (
    <View view={view} failedTitle={mappingTexts[props.kind].fetchFailed} loading={<MappingsSkeleton />}>
      {(mappings) => <MappingsEditor {...props} {...mappings} />}
    </View>
  )
}

function MappingsEditor({ kind, owners, types, edit, onSave, copy }: Omit<MappingsTabProps, 'view'> & ProjectMappings) {
  const texts = mappingTexts[kind]
  // A row does not disappear under the focus when its last type is removed.
  const [listedFirst] = useState(() => new Set(owners.filter(isListed).map(({ id }) => id)))
  const { shown, failureOf, change } = useMappingChanges(owners, onSave)
  const listed = shown.filter((owner) => isListed(owner) || listedFirst.has(owner.id))
  if (listed.length === 0)
    return (
      <EmptyState title={texts.none} icon={<Link2 aria-hidden="true" />}>
        <p>{texts.noneHelp}</p>
      </EmptyState>
    )
  return (
    <Screen>
      <CopyAction {...{ kind, owners, types, edit, copy }} />
      {!edit.allowed && <Note tone="info">{messages.readOnly(edit.reason)}</Note>}
      <Help>{texts.help}</Help>
      <Mappings aria-label={texts.list}>
        {listed.map((owner) => (
          <MappingRow
            key={owner.id}
            owner={owner}
            types={types}
            others={kind === 'workflow' ? listed : NO_OTHERS}
            error={failureOf(owner.id)}
            isReadOnly={!edit.allowed}
            onChange={(next) => change(owner.id, next)}
          />
        ))}
      </Mappings>
    </Screen>
  )
}

/** A type can have several preservations (RES-25). */
const NO_OTHERS: readonly MappedOwner[] = []

/** Mappings that are still loading. */
export function MappingsSkeleton() {
  return (
    <Screen aria-hidden="true">
      <Help as="div">
        <Skeleton width="60%" />
      </Help>
      <Mappings>
        {[150, 190, 120, 170].map((width) => (
          <Row key={width}>
            <Skeleton width={width} />
            <Skeleton shape="box" />
          </Row>
        ))}
      </Mappings>
    </Screen>
  )
}
