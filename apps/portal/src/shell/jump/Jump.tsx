import { useState } from 'react'
import { useMatches, useNavigate } from 'react-router-dom'
import { describeResult, jumpKindLabels, jumpLabels as labels } from '@sitewright/domain/jump/messages'
import { nameKey } from '@sitewright/domain/shared/name-key'
import { recordKinds } from '@sitewright/domain/shared/record-kinds'
import { JUMP_KINDS } from '@sitewright/domain/jump/model'
import { navigationLabels } from '@sitewright/domain/shared/messages'
import { type JumpGroup, type JumpOption, JumpDialog } from '@sitewright/ui/features/jump/JumpDialog'
import { themeChoices } from '@sitewright/ui/features/shell/theme-choice'
import { useJump } from '../../data/jump'
import { useDebouncedSearch } from '../../data/use-debounced-search'
import { paths } from '../../paths'
import { closeJump, openKeys } from './jump'
import type { JumpPartProps } from './JumpLater'
import { buildCreations, buildPages, buildTabPages, hasWords, type PageOption } from './jump-pages'
import { useLastProject } from '../last-project'
import { findRecord, isOpenable } from '../page/opened-record'
import { useRecent } from './recent'
import { resultPage } from '../page/subject-page'

/** The pause after the last key before the server searches, in milliseconds. */
const PAUSE = 120

/** An option and what it does. */
type Item = PageOption | (JumpOption & { readonly run: () => void })

/** The place of a match among others: the whole name or id, the start of the name, the rest. */
const rankOf = ({ label, id }: { label: string; id: string }, search: string): number => {
  const [name, text] = [nameKey(label), nameKey(search)]
  return name === text || id === search ? 0 : name.startsWith(text) ? 1 : 2
}

/** Records that the server found, by their kinds, those with the best match first. */
function useRecordGroups(search: string, text: string, isWaiting: boolean, projectId: number | undefined) {
  const found = useJump(search, projectId)
  const isLoading = found.isLoading || (isWaiting && text !== '')
  // Until the answer arrives, the one before is shown as far as it matches.
  const results = isLoading
    ? found.results.filter(({ name, detail = '' }) => text !== '' && hasWords(`${name} ${detail}`, text))
    : found.results
  const groups = JUMP_KINDS.map((kind) => {
    const ofKind = results.filter((result) => result.kind === kind)
    const options = ofKind.flatMap((result): PageOption[] => {
      const href = resultPage(result)
      const id = `${kind} ${result.id}`
      return href === undefined ? [] : [{ id, kind, label: result.name, detail: describeResult(result), href }]
    })
    const rank = Math.min(...ofKind.map(({ name, id }) => rankOf({ label: name, id }, text)))
    return { id: kind, label: jumpKindLabels[kind] ?? kind, options, rank }
  })
  return { ...found, isLoading, groups: groups.toSorted((a, b) => a.rank - b.rank) }
}

/** Jump to: pages and actions from the table of routes, records from the server, and those that were opened last. */
export function Jump({ session, navigation, onThemeChange }: JumpPartProps) {
  const navigate = useNavigate()
  const match = useMatches().at(-1)
  const [typed, setTyped] = useState('')
  const { search, isWaiting, onSearch } = useDebouncedSearch(PAUSE)
  const text = typed.trim()
  const records = useRecordGroups(search, text, isWaiting, useLastProject(session.userId))
  const shown = findRecord(match?.id, match?.params ?? {})
  const recent = useRecent(session.userId).filter(
    (record) => isOpenable(record) && (record.kind !== shown?.kind || record.id !== shown.id),
  )
  const type = (value: string): void => {
    setTyped(value)
    onSearch(value)
  }

  const matching = <Option extends JumpOption>(options: readonly Option[]): readonly Option[] =>
    text === '' ? options : options.filter(({ label, detail = '' }) => hasWords(`${label} ${detail}`, text))
  const action = (kind: string, label: string, run: () => void, keys?: readonly string[]): Item => ({
    id: `action ${label}`,
    kind,
    label,
    keys,
    run,
  })
  const themes = themeChoices.map(({ value, label }) =>
    action('theme', `${labels.themeStart}${label}`, () => onThemeChange(value)),
  )
  const actions: readonly Item[] = [
    ...buildCreations(session),
    action('keys', navigationLabels.keys, openKeys, ['?']),
    ...(text === '' ? [action('theme', labels.theme, () => type(labels.themeStart))] : themes),
    action('log-out', navigationLabels.logOut, () => void navigate(paths.logOff())),
  ]
  const recentOptions = recent.map(({ kind, id, label, detail, href }): PageOption => ({
    id: `recent ${kind} ${id}`,
    kind,
    label,
    detail: [recordKinds[kind], detail].filter(Boolean).join(' · '),
    href,
  }))
  // What is known at once comes first, so that nothing moves when the server answers.
  const groups: readonly (JumpGroup & { readonly options: readonly Item[] })[] = [
    { id: 'recent', label: labels.recent, options: text === '' ? recentOptions : [] },
    { id: 'tabs', label: labels.thisPage, options: matching(buildTabPages(session, match)) },
    { id: 'pages', label: labels.pages, options: matching(buildPages(session, navigation)) },
    ...records.groups,
    { id: 'actions', label: labels.actions, options: matching(actions) },
  ].filter(({ options }) => options.length > 0)

  const open = (option: JumpOption, { isNewTab }: { isNewTab: boolean }): void => {
    const item = groups.flatMap(({ options }) => options).find(({ id }) => id === option.id)
    if (item === undefined) return
    if ('run' in item) {
      if (item.label !== labels.theme) closeJump()
      item.run()
      return
    }
    closeJump()
    if (isNewTab || item.isExternal === true) window.open(item.href, '_blank', 'noopener')
    else void navigate(item.href)
  }
  return (
    <JumpDialog
      text={typed}
      onTextChange={type}
      groups={groups}
      isLoading={records.isLoading}
      failure={records.failure}
      onRetry={() => void records.reload()}
      onOpen={open}
      onClose={closeJump}
    />
  )
}
