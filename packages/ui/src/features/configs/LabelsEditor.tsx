import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { LABEL_PARAMETERS } from '@sitewright/domain/labels/config'
import { type EditedLabel, type LabelTexts, NEW_LABEL, toSiteLabel } from '@sitewright/domain/labels/config-edit'
import { labelLabels } from '@sitewright/domain/labels/messages'
import { LABEL_DPMM, LABEL_SORTS } from '@sitewright/domain/labels/model'
import { Button, IconButton } from '../../button/Button'
import { toKey } from '../../draft/merge-fields'
import { useRowList } from '../../draft/use-draft'
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
import { findLastNumber, type LabelRow, numberLabels } from './labels-form'
import { Actions, LabelColumns, LabelFields, SubConfig, SubConfigs } from './ListEditors.styles'

export type { LabelPreviews } from './LabelPreview'

/** Props of LabelsEditor. */
export interface LabelsEditorProps extends ConfigEditorProps {
  previews: LabelPreviews
}

/** The editor of CustomSiteBarcode: adds, edits and removes the custom labels of sites (CODE-21). */
export function LabelsEditor(props: LabelsEditorProps) {
  const { control, reason, announce } = props
  const { rows, base, add, change, remove } = useRowList(control, 'labels')
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <SubConfigs ref={list} tabIndex={-1} role="group" aria-label={labels.labels}>
        {rows.size === 0 && <Quiet>{messages.noLabels}</Quiet>}
        {numberLabels(rows, base.values()).map(([id, label]) => (
          <LabelEditor
            key={id}
            {...props}
            id={id}
            label={label}
            stored={base.get(id)}
            onChange={(texts) => change(id, texts)}
            onRemove={() => {
              // The button goes with its label.
              list.current?.focus()
              remove(id)
              announce(messages.labelRemoved(label.number))
            }}
          />
        ))}
      </SubConfigs>
      {reason === undefined && (
        <Actions>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => {
              add({ ...NEW_LABEL, number: undefined })
              const labelled = numberLabels(rows, base.values()).map(([, label]) => label)
              announce(messages.labelAdded(findLastNumber(base.values(), labelled) + 1))
            }}
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

interface LabelEditorProps extends Pick<LabelsEditorProps, 'errors' | 'reason' | 'previews'> {
  id: string
  label: EditedLabel
  /** The label as it is stored; undefined for a new one. */
  stored: LabelRow | undefined
  onChange: (texts: Partial<LabelTexts>) => void
  onRemove: () => void
}

/** The texts of one label, and its preview. */
function LabelEditor({ id, label, stored = { ...NEW_LABEL, number: undefined }, ...props }: LabelEditorProps) {
  const { errors, reason, previews, onChange, onRemove } = props
  const { number } = label
  const problem = errors[toKey(['labels', id])]
  const wire = (name: keyof LabelTexts) => ({
    label: LABEL_PARAMETERS[name],
    name: toKey(['labels', id, name]),
    value: label[name],
    onChange: (text: string) => onChange({ [name]: text }),
    labelEnd: label[name] !== stored[name] && <Was>{describeWas(stored[name], undefined)}</Was>,
  })
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
              options={toOptions(LABEL_DPMM.map(String), label.dpmm, (value) => value)}
              {...lock}
            />
          </Cell>
          <Cell>
            <Select {...wire('sort')} options={toOptions(LABEL_SORTS, label.sort, formatSort)} {...lock} />
          </Cell>
        </LabelFields>
        <LabelPreview number={number} label={toSiteLabel(label)} previews={previews} />
      </LabelColumns>
    </SubConfig>
  )
}
