import { ArrowLeft } from 'lucide-react'
import { versionLabels as labels, versionMessages as messages } from '@sitewright/domain/configs/version-messages'
import { projectChoice } from '@sitewright/domain/shared/project-choice'
import { Button } from '../../button/Button'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { shortenValues } from '../patterns/ReplacedValues'
import type { ComparedValue } from './config-comparison'
import type { ConfigComparisonProps } from './ConfigComparison'
import { CompareBar, CompareTable } from './ConfigHistory.styles'
import { Quiet } from './Configs.styles'

/** Props of ComparedValues. */
export type ComparedValuesProps = Pick<ConfigComparisonProps, 'choice' | 'canUse' | 'onUse' | 'project'> & {
  values: readonly ComparedValue[]
  /** Those that the table lists. */
  shown: readonly ComparedValue[]
}

const headOf = (version: number | undefined): string =>
  version === undefined ? labels.currentVersion : `${labels.version} ${version}`

/** The values of two configs, those that differ marked. */
export function ComparedValues(props: ComparedValuesProps) {
  const { choice, values, shown, canUse, onUse, project } = props
  const differing = values.filter(({ isSame }) => !isSame)
  const hasUse = choice.kind === 'projects' && canUse
  const [first, second] =
    choice.kind === 'projects'
      ? [`${labels.here} · ${projectChoice(project)}`, choice.project ? projectChoice(choice.project) : '']
      : [headOf(choice.left), headOf(choice.right)]
  return (
    <>
      {shown.length > 0 && (
        <CompareTable>
          <thead>
            <tr>
              <th scope="col">{labels.parameter}</th>
              <th scope="col">{first}</th>
              <th scope="col">{second}</th>
              {hasUse && (
                <th scope="col" data-part="use">
                  <VisuallyHidden>{labels.useHere}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((value) => (
              <ComparedRow key={value.key} value={value} hasUse={hasUse} onUse={onUse} />
            ))}
          </tbody>
        </CompareTable>
      )}
      <CompareBar>
        <Quiet>
          {differing.length === 0 ? messages.allSame : messages.differ(differing.length, values.length)}
          {hasUse && differing.length > 0 && ` ${messages.usesForm}`}
        </Quiet>
      </CompareBar>
    </>
  )
}

interface ComparedRowProps {
  value: ComparedValue
  hasUse: boolean
  onUse: ConfigComparisonProps['onUse']
}

function ComparedRow({ value, hasUse, onUse }: ComparedRowProps) {
  const { label, isSame, use } = value
  const { before, after } = shortenValues(value)
  return (
    <tr data-same={isSame || undefined} data-differs={isSame ? undefined : ''}>
      <th scope="row">{label}</th>
      <td>{before}</td>
      <td>{isSame ? labels.same : after}</td>
      {hasUse && (
        <td data-part="use">
          {use !== undefined && (
            <Button size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={() => onUse(label, use)}>
              {labels.useHere} <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}
