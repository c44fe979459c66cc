import { Breadcrumbs } from '@sitewright/ui/breadcrumbs'

const ABOVE = [
  { label: 'Sites', href: '#sites' },
  { label: 'Northgate Refinery', href: '#northgate' },
  { label: 'Tank Farm', href: '#tank-farm' },
]

export function Example() {
  return <Breadcrumbs items={ABOVE} current="Tank 12" />
}
