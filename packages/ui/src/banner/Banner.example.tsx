import { Banner } from '@sitewright/ui/banner'
import { Button } from '@sitewright/ui/button'
import { useState } from 'react'

export function Example() {
  const [isShown, setShown] = useState(true)
  if (!isShown) return <Button onClick={() => setShown(true)}>Show the banner again</Button>
  return (
    <Banner tone="warning" onClose={() => setShown(false)}>
      Maintenance on Saturday from 10:00 to 12:00. You can read but not save during this time.
    </Banner>
  )
}
