import { useMemo, useState } from 'react'
import { labelLabels } from '@sitewright/domain/labels/messages'
import { parseLabelSize, type SiteLabel, type SiteOnLabel } from '@sitewright/domain/labels/model'
import { longestName, sortLabels } from '@sitewright/domain/labels/rules'
import { ComboBox } from '../../combo-box/ComboBox'
import { KeyValueList } from '../../key-value/KeyValueList'
import { RadioGroup } from '../../radio-group/RadioGroup'
import { Details, Quiet } from './LabelDialog.styles'
import { type DrawLabel, LabelPaper } from './LabelPaper'
import type { LabelScope } from './label-scopes'

interface LabelDetailsProps {
  label: SiteLabel
  scope: LabelScope
  /** Without it there is no preview. */
  draw: DrawLabel | undefined
}

/** The chosen label: its preview for one of the sites, and its facts. */
export function LabelDetails({ label, scope, draw }: LabelDetailsProps) {
  const { sites, archived } = scope
  return (
    <Details>
      {draw !== undefined && <LabelPreview {...{ label, sites, draw }} />}
      <KeyValueList
        layout="facts"
        items={[
          { label: labelLabels.size, value: labelLabels.inches(label.size) },
          { label: labelLabels.dpmm, value: label.dpmm },
          { label: labelLabels.sort, value: labelLabels.sorts[label.sort] },
          { label: labelLabels.count, value: sites.length.toLocaleString('en-US') },
        ]}
      />
      <Quiet>
        {labelLabels.sortHelp[label.sort]} {archived > 0 && labelLabels.archived(archived)}
      </Quiet>
    </Details>
  )
}

type Sample = 'longest' | 'first' | 'another'
const SAMPLES: readonly Sample[] = ['longest', 'first', 'another']

interface LabelPreviewProps {
  label: SiteLabel
  sites: readonly SiteOnLabel[]
  draw: DrawLabel
}

/** The label of the longest name, which fails first, of the first one, or of any other (CODE-27). */
function LabelPreview({ label, sites, draw }: LabelPreviewProps) {
  const [sample, setSample] = useState<Sample>('longest')
  const [chosen, setChosen] = useState<number | null>(null)
  const sorted = useMemo(() => sortLabels(sites, label.sort, ({ name }) => name), [sites, label.sort])
  const [first] = sorted
  const site = {
    longest: longestName(sorted),
    first,
    another: chosen === null ? first : (sorted[chosen] ?? first),
  }[sample]
  const size = parseLabelSize(label.size)
  if (size === undefined || site === undefined) return null
  return (
    <>
      {sites.length > 1 && (
        <RadioGroup
          label={labelLabels.preview}
          orientation="horizontal"
          options={SAMPLES.map((value) => ({ value, label: labelLabels[value] }))}
          value={sample}
          onChange={setSample}
        />
      )}
      {sample === 'another' && <SiteChoice sites={sorted} chosen={chosen} onChoose={setChosen} />}
      <LabelPaper {...{ label, size, site, draw }} />
    </>
  )
}

interface SiteChoiceProps {
  sites: readonly SiteOnLabel[]
  /** The place of the site; `null` for none yet. */
  chosen: number | null
  onChoose: (place: number | null) => void
}

function SiteChoice({ sites, chosen, onChoose }: SiteChoiceProps) {
  const options = useMemo(
    () =>
      sites.map(({ name, path = '' }, value) => ({ value, label: name, ...(path !== '' && { description: path }) })),
    [sites],
  )
  return (
    <ComboBox
      label={labelLabels.siteName}
      options={options}
      value={chosen !== null && chosen < sites.length ? chosen : null}
      onChange={onChoose}
    />
  )
}
