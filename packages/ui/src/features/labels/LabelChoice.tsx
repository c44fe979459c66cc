import { type ProjectLabels, labelChoices } from '@sitewright/domain/labels/config'
import { labelLabels, labelMessages } from '@sitewright/domain/labels/messages'
import { parseLabelSize, type SiteLabel } from '@sitewright/domain/labels/model'
import { sortLabels } from '@sitewright/domain/labels/rules'
import { KeyValueList } from '../../key-value/KeyValueList'
import { Note } from '../../note/Note'
import { RadioGroup } from '../../radio-group/RadioGroup'
import { Skeleton } from '../../skeleton/Skeleton'
import { Choice, Details, Faults, Lines, Quiet } from './LabelDialog.styles'
import { LabelOutline } from './LabelOutline'

interface LabelChoiceProps {
  projectLabels: ProjectLabels
  label: SiteLabel
  onChoose: (label: SiteLabel) => void
  /** The names to print, in the order of the site tree. */
  names: readonly string[]
  /** Sites that get no label. */
  archived: number
  isPrinting: boolean
}

/** The choice between several labels, and the details of the chosen one (CODE-22). */
export function LabelChoice({ projectLabels, label, onChoose, names, archived, isPrinting }: LabelChoiceProps) {
  const choices = labelChoices(projectLabels)
  return (
    <Choice data-has-choices={choices.length > 1 || undefined}>
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
              if (chosen !== undefined) onChoose(chosen)
            }}
            disabledReason={isPrinting ? labelMessages.printing : undefined}
          />
          <Quiet>{labelLabels.source}</Quiet>
        </div>
      )}
      <LabelDetails label={label} names={names} archived={archived} />
      <LabelFaults faults={projectLabels.faults} />
    </Choice>
  )
}

function LabelDetails({ label, names, archived }: Pick<LabelChoiceProps, 'label' | 'names' | 'archived'>) {
  const size = parseLabelSize(label.size)
  const [first = ''] = sortLabels(names, label.sort, (name) => name)
  return (
    <Details>
      {size !== undefined && <LabelOutline size={size} name={first} />}
      <KeyValueList
        layout="facts"
        items={[
          { label: labelLabels.size, value: labelLabels.inches(label.size) },
          { label: labelLabels.dpmm, value: label.dpmm },
          { label: labelLabels.sort, value: labelLabels.sorts[label.sort] },
          { label: labelLabels.count, value: names.length.toLocaleString('en-US') },
        ]}
      />
      <Quiet>
        {labelLabels.sortHelp[label.sort]} {archived > 0 && labelLabels.archived(archived)}
      </Quiet>
    </Details>
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
      <Skeleton shape="box" width="100%" style={{ height: '11rem' }} />
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
