import { VisuallyHidden } from '@sitewright/ui/visually-hidden'

export function Example() {
  return (
    <p>
      240 <VisuallyHidden>users of Northgate Constructors</VisuallyHidden>
    </p>
  )
}
