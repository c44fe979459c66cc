import { useMemo, useState } from 'react'
import {
  importScreenLabels as labels,
  importScreenMessages as messages,
} from '@sitewright/domain/imports/screen-messages'
import { listPaths } from '@sitewright/domain/imports/system-rules'
import { ComboBox } from '../../combo-box/ComboBox'
import { useControlled } from '../../form/use-controlled'
import { RadioGroup } from '../../radio-group/RadioGroup'
import { TextField } from '../../text-field/TextField'
import { EditedField } from '../patterns/EditedField'
import { PathParts } from './ImportScreens.styles'

/** The known paths, which may be loading or have failed. */
export interface PathChoices {
  paths: readonly string[] | undefined
  /** Why they could not be loaded (IMP-06). */
  failure: string | undefined
  onRetry: () => void
}

/** Props of PathField. */
export interface PathFieldProps {
  choices: PathChoices
  isReadOnly: boolean
}

type Kind = 'existing' | 'new'

const KINDS = [
  { value: 'existing', label: labels.existingPath },
  { value: 'new', label: labels.newPath },
] as const

const NONE: readonly string[] = []

/** The path of an import system: chosen among those in use, or entered (IMP-05). Changing how it is entered keeps the path. */
export function PathField({ choices, isReadOnly }: PathFieldProps) {
  return (
    <EditedField name="path" label={labels.path} help={messages.pathHelp} isWide>
      {(was) => (
        <PathParts>
          <PathControl choices={choices} isReadOnly={isReadOnly} was={was} />
        </PathParts>
      )}
    </EditedField>
  )
}

function PathControl({ choices, isReadOnly, was }: PathFieldProps & { was: React.ReactNode }) {
  const { value, onChange, ...field } = useControlled<string>('path', '')
  const [kind, setKind] = useState<Kind>('existing')
  const known = choices.paths ?? NONE
  const options = useMemo(() => listPaths(known, value).map((path) => ({ value: path, label: path })), [known, value])
  const shared = { ...field, label: labels.path, labelEnd: was, isRequired: !isReadOnly, isReadOnly }
  if (isReadOnly) return <TextField {...shared} value={value} />
  const isNew = kind === 'new'
  return (
    <>
      <RadioGroup<Kind>
        label={labels.pathKind}
        isLabelHidden
        orientation="horizontal"
        options={KINDS}
        value={kind}
        onChange={setKind}
      />
      {isNew ? (
        <TextField
          {...shared}
          value={value}
          onChange={onChange}
          help={messages.newPathHelp}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <ComboBox
          {...shared}
          options={options}
          value={value === '' ? null : value}
          onChange={(path) => onChange(path ?? '')}
          help={messages.pathHelp}
          isLoading={choices.paths === undefined && choices.failure === undefined}
          {...(choices.failure !== undefined && { failure: choices.failure, onRetry: choices.onRetry })}
        />
      )}
    </>
  )
}
