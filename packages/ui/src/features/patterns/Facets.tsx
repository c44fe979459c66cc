import type { ReactNode } from 'react'
import { listMessages } from '@sitewright/domain/shared/messages'
import { Button } from '../../button/Button'
import { Group } from './Facets.styles'

/** A facet of a list. */
export interface Facet<Id extends string> {
  id: Id
  label: string
  /** A lucide icon. */
  icon: ReactNode
  /** Color of the icon; the text color by default. */
  tone?: 'warning' | 'danger'
}

/** Props of Facets. */
export interface FacetsProps<Id extends string> {
  facets: readonly Facet<Id>[]
  /** How many rows each facet has. Left out while they load, and if they could not be counted. */
  counts: Readonly<Record<Id | 'all', number>> | undefined
  /** The facets that are on; all rows without any. */
  value: readonly Id[]
  onChange: (value: Id[]) => void
}

/** Toggle buttons beside the search of a list. Several can be on together; 'All' turns them off. An empty facet has a dashed edge. */
export function Facets<Id extends string>({ facets, counts, value, onChange }: FacetsProps<Id>) {
  const count = (id: Id | 'all') => <span data-part="count">{counts?.[id].toLocaleString('en-US')}</span>
  return (
    <Group role="group" aria-label={listMessages.facets}>
      <Button aria-pressed={value.length === 0} onClick={() => onChange([])}>
        {listMessages.allFacets}
        {count('all')}
      </Button>
      {facets.map(({ id, label, icon, tone }) => {
        const isOn = value.includes(id)
        return (
          <Button
            key={id}
            icon={icon}
            aria-pressed={isOn}
            data-facet={tone}
            data-empty={counts?.[id] === 0 || undefined}
            onClick={() => onChange(isOn ? value.filter((other) => other !== id) : [...value, id])}
          >
            {label}
            {count(id)}
          </Button>
        )
      })}
    </Group>
  )
}
