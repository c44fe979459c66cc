import {
  mappingLabels as labels,
  mappingMessages,
  mappingScreenMessages as messages,
  mappingTexts,
} from '@sitewright/domain/resource-mappings/messages'
import type { MappingKind } from '@sitewright/domain/resource-mappings/model'
import type { MappedOwner } from '@sitewright/domain/resource-mappings/owners'
import type { MappingCopy } from '@sitewright/domain/resource-mappings/rules'
import type { ResourceType } from '@sitewright/domain/resources/model'
import { nameType } from '@sitewright/domain/resources/types'

/** Props of CopyPlan. */
export interface CopyPlanProps {
  kind: MappingKind
  plan: MappingCopy
  owners: readonly MappedOwner[]
  /** The workflows or preservations of the target. */
  targetOwners: readonly MappedOwner[]
  types: readonly ResourceType[]
}

const nameOf = (owners: readonly MappedOwner[], id: number): string =>
  owners.find((owner) => owner.id === id)?.name ?? String(id)

/** What a copy adds to the target, and what it does not copy, with the reasons (RES-29, RES-30). */
export function CopyPlan({ kind, plan, owners, targetOwners, types }: CopyPlanProps) {
  const count = plan.added.reduce((sum, { resourceTypes }) => sum + resourceTypes.length, 0)
  const notCopied = [
    ...plan.skipped.map(({ id, resourceType }) => ({
      key: `${id} ${resourceType}`,
      text: mappingMessages.alreadyAssigned(nameType(types, resourceType)),
    })),
    ...plan.withoutCopy.map((id) => ({ key: `${id}`, text: mappingTexts[kind].withoutCopy(nameOf(owners, id)) })),
  ]
  return (
    <>
      <div>
        <h3>{count === 0 ? messages.nothingFree : messages.copies(count)}</h3>
        {count > 0 && (
          <ul aria-label={labels.copied}>
            {plan.added.map(({ id, resourceTypes }) => (
              <li key={id}>
                {messages.copiedTo(
                  nameOf(targetOwners, id),
                  resourceTypes.map((type) => nameType(types, type)).join(', '),
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {notCopied.length > 0 && (
        <div>
          <h3>{labels.skipped}</h3>
          <ul aria-label={labels.skipped}>
            {notCopied.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
