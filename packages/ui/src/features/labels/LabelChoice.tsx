import { type ProjectLabels, labelChoices } from '@sitewright/domain/labels/config'
import { labelLabels, labelMessages } from '@sitewright/domain/labels/messages'
import type { SiteLabel } from '@sitewright/domain/labels/model'
import { Note } from '../../note/Note'
import { RadioGroup } from '../../radio-group/RadioGroup'
import { Skeleton } from '../../skeleton/Skeleton'
import { Choice, Details, Faults, Lines, Quiet } from './LabelDialog.styles'
import { LabelDetails } from './LabelDetails'
import type { DrawLabel } from './LabelPaper'
import type { LabelScope } from './label-scopes'

interface LabelChoiceProps {
  projectLabels: ProjectLabels
  label: SiteLabel
  onChoose: (label: SiteLabel) => void
  /** The choices of sites; one is no choice. */
  scopes: readonly LabelScope[]
  scope: LabelScope
  onScopeChange: (scope: LabelScope) => void
  draw: DrawLabel | undefined
  isPrinting: boolean
}

/** The choice between several labels and of the sites, and the details of the chosen label (CODE-22, CODE-28). */
export function LabelChoice({ projectLabels, label, scopes, scope, draw, isPrinting, ...props }: LabelChoiceProps) {
  const choices = labelChoices(projectLabels)
  const lock = { disabledReason: isPrinting ? labelMessages.printing : undefined }
  return (
    <Choice data-has-choices={choices.length > 1 || scopes.length > 1 || undefined}>
      {(choices.length > 1 || scopes.length > 1) && (
        <Lines>
          {scopes.length > 1 && (
            <RadioGroup
              label={labelLabels.scope}
              options={scopes.map(({ id, label: text, sites }) => ({
                value: id,
                label: text,
                help: labelLabels.labels(sites.length),
              }))}
              value={scope.id}
              onChange={(id) => props.onScopeChange(scopes.find((one) => one.id === id) ?? scope)}
              {...lock}
            />
          )}
          {choices.length > 1 && (
            <div>
              <RadioGroup
                label={labelLabels.choose}
                options={choices.map(({ number, name, size }) => ({
                  value: String(number),
                  label: name,
                  help: labelLabels.inches(size),
                }))}
                value={String(label.number)}
                onChange={(value) => {
                  const chosen = choices.find(({ number }) => String(number) === value)
                  if (chosen !== undefined) props.onChoose(chosen)
                }}
                {...lock}
              />
              <Quiet>{labelLabels.source}</Quiet>
            </div>
          )}
        </Lines>
      )}
      <LabelDetails {...{ label, scope, draw }} />
      <LabelFaults faults={projectLabels.faults} />
    </Choice>
  )
}

/** The shape of the choice while the labels load. */
export function LabelChoiceSkeleton() {
  return (
    <Choice data-has-choices>
      <Lines>
        {[72, 96, 84].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Lines>
      <Details>
        <Skeleton shape="box" width="100%" style={{ height: '11rem' }} />
      </Details>
    </Choice>
  )
}

/** The labels in the config that have errors, with the errors. */
function LabelFaults({ faults }: Pick<ProjectLabels, 'faults'>) {
  if (faults.length === 0) return null
  const texts = new Set(faults.map(({ property, text }) => labelLabels.problem(property, text)))
  return (
    <Faults>
      <Note tone="warning">
        {labelLabels.leftOut(faults.length)}
        <ul>
          {[...texts].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Note>
    </Faults>
  )
}
