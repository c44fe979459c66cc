import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { LABEL_PARAMETER_NAMES, LABEL_PARAMETERS } from '@sitewright/domain/labels/config'
import { type LabelTexts, NEW_LABEL, toSiteLabel } from '@sitewright/domain/labels/config-edit'
import { labelLabels } from '@sitewright/domain/labels/messages'
import { LABEL_DPMM, LABEL_SORTS } from '@sitewright/domain/labels/model'
import { Button, IconButton } from '../../button/Button'
import { Note } from '../../note/Note'
import { Select, type SelectOption } from '../../select/Select'
import { TextArea } from '../../text-field/TextArea'
import { TextField } from '../../text-field/TextField'
import { describeWas } from '../patterns/EditedField'
import { Was } from '../patterns/EditedField.styles'
import type { ConfigEditorProps } from './config-editor'
import { Cell } from './ConfigCard.styles'
import { Quiet } from './Configs.styles'
import { LabelPreview, type LabelPreviews } from './LabelPreview'
import { LABELS, labelField, nextLabelNumber, readLabel, readLabelNumbers } from './labels-form'
import { Actions, LabelColumns, LabelFields, SubConfig, SubConfigs } from './ListEditors.styles'

export type { LabelPreviews } from './LabelPreview'

/** Props of LabelsEditor. */
export interface LabelsEditorProps extends ConfigEditorProps {
  previews: LabelPreviews
}

/** The editor of CustomSiteBarcode: adds, edits and removes the custom labels of sites (CODE-21). */
export function LabelsEditor(props: LabelsEditorProps) {
  const { control, reason, announce } = props
  const { draft, change } = control
  const numbers = readLabelNumbers(draft.value)
  const next = nextLabelNumber(draft.value)
  const list = useRef<HTMLDivElement>(null)
  const add = (number: number): void => {
    for (const name of LABEL_PARAMETER_NAMES) change(labelField(number, name), NEW_LABEL[name])
    change(LABELS, new Set([...numbers, number].map(String)))
    announce(messages.labelAdded(number))
  }
  const remove = (number: number): void => {
    // The button goes with its label.
    list.current?.focus()
    change(LABELS, new Set(numbers.filter((one) => one !== number).map(String)))
    announce(messages.labelRemoved(number))
  }
  return (
    <>
      <SubConfigs ref={list} tabIndex={-1} role="group" aria-label={labels.labels}>
        {numbers.length === 0 && <Quiet>{messages.noLabels}</Quiet>}
        {numbers.map((number) => (
          <LabelEditor key={number} {...props} number={number} onRemove={() => remove(number)} />
        ))}
      </SubConfigs>
      {reason === undefined && (
        <Actions>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            {...(next === undefined && { disabledReason: messages.saveLabelsFirst })}
            onClick={() => next !== undefined && add(next)}
          >
            {labels.addLabel}
          </Button>
        </Actions>
      )}
    </>
  )
}

/** The choices, and the stored value in any case. */
const toOptions = (values: readonly string[], current: string, format: (value: string) => string): SelectOption[] =>
  [...new Set([...values, current])].map((value) => ({ value, label: format(value) }))

const formatSort = (value: string): string =>
  LABEL_SORTS.map((sort) => (sort === value ? labelLabels.sorts[sort] : '')).join('') || value

interface LabelEditorProps extends LabelsEditorProps {
  number: number
  onRemove: () => void
}

/** The texts of one label, and its preview. */
function LabelEditor({ control, errors, reason, previews, number, onRemove }: LabelEditorProps) {
  const { draft, change } = control
  const label = readLabel(draft.value, number)
  const problem = errors[`${LABELS}/${number}`]
  const wire = (name: keyof LabelTexts) => {
    const key = labelField(number, name)
    const stored = String(draft.base.value[key] ?? '')
    const value = label.texts[name]
    return {
      label: LABEL_PARAMETERS[name],
      name: key,
      value,
      onChange: (text: string) => change(key, text),
      labelEnd: value !== stored && <Was>{describeWas(stored, undefined)}</Was>,
    }
  }
  const lock = reason !== undefined && { disabledReason: reason }
  return (
    <SubConfig aria-label={labels.label(number)}>
      <header>
        <h3>{labels.label(number)}</h3>
        {reason === undefined && (
          <IconButton
            size="small"
            label={labels.removeLabel(number)}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </header>
      <LabelColumns>
        <LabelFields>
          {problem !== undefined && (
            <Note data-wide="" data-invalid="" tabIndex={-1} tone="danger" role="alert">
              {problem}
            </Note>
          )}
          <Cell>
            <TextField {...wire('name')} autoComplete="off" isReadOnly={reason !== undefined} />
          </Cell>
          <Cell>
            <TextField
              {...wire('size')}
              autoComplete="off"
              isReadOnly={reason !== undefined}
              help={messages.labelSize}
            />
          </Cell>
          <Cell data-wide="">
            <TextArea {...wire('zpl')} rows={4} isReadOnly={reason !== undefined} help={messages.labelZpl} />
          </Cell>
          <Cell>
            <Select
              {...wire('dpmm')}
              options={toOptions(LABEL_DPMM.map(String), label.texts.dpmm, (value) => value)}
              {...lock}
            />
          </Cell>
          <Cell>
            <Select {...wire('sort')} options={toOptions(LABEL_SORTS, label.texts.sort, formatSort)} {...lock} />
          </Cell>
        </LabelFields>
        <LabelPreview number={number} label={toSiteLabel(label)} previews={previews} />
      </LabelColumns>
    </SubConfig>
  )
}
