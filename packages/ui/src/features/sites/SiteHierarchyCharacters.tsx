import { Fragment, useMemo } from 'react'
import { siteLabels } from '@sitewright/domain/sites/messages'
import { FORBIDDEN_SITE_CHARACTERS } from '@sitewright/domain/sites/model'
import type { EditedOutline } from '../../name-tree-editor/NameTreeEditor'
import { Characters } from './SiteHierarchyCharacters.styles'

/** Props of SiteHierarchyCharacters. */
export interface SiteHierarchyCharactersProps {
  /** The edited names; `null` without changes. */
  edited: EditedOutline | null
}

/** The note of the forbidden characters (SITE-21). Those in a name that changed are marked (SITE-100). */
export function SiteHierarchyCharacters({ edited }: SiteHierarchyCharactersProps) {
  const base = edited?.base
  const before = useMemo(() => new Map(base?.map(({ id, name }) => [id, name])), [base])
  const typed = edited?.rows.flatMap(({ id, name }) => (before.get(id) === name ? [] : [name])).join('') ?? ''
  return (
    <Characters>
      {siteLabels.forbiddenLead}
      <span>
        {FORBIDDEN_SITE_CHARACTERS.map((character) => (
          <Fragment key={character}>
            {' '}
            <code data-typed={typed.includes(character) || undefined}>{character}</code>
          </Fragment>
        ))}
      </span>
    </Characters>
  )
}
