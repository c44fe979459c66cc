import { SwatchTagList } from '@sitewright/ui/swatch-tag'

const PRODUCTS = [
  { id: 'te', label: 'TE', color: 'teal', title: 'Testing' },
  { id: 'mc', label: 'MC', color: 'navy', title: 'Completions' },
  { id: 'ps', label: 'PS', color: 'maroon', title: 'Preservation' },
]

export function Example() {
  return <SwatchTagList items={PRODUCTS} maxVisibleTags={2} />
}
