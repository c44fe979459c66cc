import { CircleMinus, CircleX, ClockAlert, Gauge, Hourglass, LockKeyhole, MapPinOff } from 'lucide-react'
import { useRef } from 'react'
import { type FacetCounts, formatFacetCount } from '@sitewright/domain/shared/facets'
import { listMessages } from '@sitewright/domain/shared/list-messages'
import { Button } from '../../button/Button'
import { useHasSingleKeys, useSingleKeys } from '../../single-keys/use-single-keys'
import { Group } from './Facets.styles'

/** Here and not in the options, so that lists load them late. */
const ICONS = {
  ending: ClockAlert,
  ended: CircleX,
  limit: Gauge,
  inactive: CircleMinus,
  idle: Hourglass,
  locked: LockKeyhole,
  noPlace: MapPinOff,
} as const

/** A facet of a list. */
export interface Facet<Id extends string = string> {
  id: Id
  label: string
  icon: keyof typeof ICONS
  /** Color of the icon; the text color by default. */
  tone?: 'warning' | 'danger'
}

/** Props of Facets. */
export interface FacetsProps {
  facets: readonly Facet[]
  /** How many rows each facet has. Left out while they load, and if they could not be counted. */
  counts: FacetCounts<string> | undefined
  /** The facets that are on; all rows without any. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Toggle buttons beside the search of a list. Several can be on together; 'All' turns them off. An empty facet has a dashed edge. Keys: 1 to 9 press them in their order. */
export function Facets({ facets, counts, value, onChange }: FacetsProps) {
  const group = useRef<HTMLDivElement>(null)
  const hasKeys = useHasSingleKeys()
  const buttons = [
    { id: 'all', isOn: value.length === 0, press: () => onChange([]), label: listMessages.allFacets },
    ...facets.map(({ id, ...facet }) => {
      const isOn = value.includes(id)
      const press = () => onChange(isOn ? value.filter((other) => other !== id) : [...value, id])
      return { ...facet, id, isOn, press }
    }),
  ]
  const keyOf = (place: number) => String(place + 1)
  useSingleKeys(Object.fromEntries(buttons.map(({ press }, place) => [keyOf(place), press])), group)
  return (
    <Group ref={group} role="group" aria-label={listMessages.facets}>
      {buttons.map(({ id, isOn, press, label, ...facet }: (typeof buttons)[number] & Partial<Facet>, place) => {
        const count = counts?.[id]
        const Icon = facet.icon && ICONS[facet.icon]
        return (
          <Button
            key={id}
            icon={Icon && <Icon aria-hidden="true" />}
            aria-pressed={isOn}
            aria-keyshortcuts={hasKeys ? keyOf(place) : undefined}
            data-facet={facet.tone}
            data-empty={(id !== 'all' && count === 0) || undefined}
            onClick={press}
          >
            {label}
            <span data-part="count">{count !== undefined && formatFacetCount(count, id !== 'all')}</span>
          </Button>
        )
      })}
    </Group>
  )
}
