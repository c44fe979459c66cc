import { valuesOf } from '@sitewright/domain/configs/differences'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { type DifferingPart, listDifferences } from '../../draft/draft-texts'
import { getPart, setPart } from '../../draft/merge-fields'
import type { ConfigDraft } from './config-form'
import { getConfigForm, toTexts } from './config-forms'

/** A value of two configs of one type. */
export interface ComparedValue {
  readonly key: string
  readonly label: string
  readonly before: string
  readonly after: string
  readonly isSame: boolean
  /** Takes the value of the second config into a draft of the first; undefined for equal values. */
  readonly use?: ((draft: ConfigDraft) => ConfigDraft) | undefined
}

/** A list in a part of a draft, which `setPart` needs to place a row. */
function getOrder(draft: ConfigDraft, { path, kind }: Pick<DifferingPart<ConfigDraft>, 'path' | 'kind'>) {
  const list = getPart(draft, { path: kind === 'row' ? path.slice(0, -1) : path, kind: 'order' })
  return Array.isArray(list) ? (list as string[]) : []
}

/** Compares two configs of one type, field by field as the form shows them: first what differs, then what is the same. */
export function compareEntries(
  name: string,
  before: readonly ConfigEntry[],
  after: readonly ConfigEntry[],
): ComparedValue[] {
  const form = getConfigForm(name)
  const [left, right] = [form.toDraft(before), form.toDraft(after)]
  const differing = listDifferences(left, right, toTexts(name, left)).map((part): ComparedValue => ({
    key: part.key,
    label: part.label,
    before: part.format(left),
    after: part.format(right),
    isSame: false,
    use: (draft) => setPart(draft, part, getPart(right, part), getOrder(right, part)),
  }))
  const toConfig = (configs: readonly ConfigEntry[]): Pick<Config, 'name' | 'data'> => ({
    name,
    data: { configs: [...configs] },
  })
  const [was, is] = [valuesOf(toConfig(before)), valuesOf(toConfig(after))]
  const shown = new Set(differing.map(({ label }) => label))
  const same = [...is].flatMap(([label, value]): ComparedValue[] =>
    was.get(label) !== value || shown.has(label)
      ? []
      : [{ key: `same ${label}`, label, before: value, after: value, isSame: true }],
  )
  return [...differing, ...same]
}
