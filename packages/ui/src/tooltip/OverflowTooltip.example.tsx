import { Link } from '@sitewright/ui/link'
import { OverflowTooltip } from '@sitewright/ui/overflow-tooltip'
import { useRef } from 'react'

const CUT = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export function Example() {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} style={{ width: '12rem' }}>
      <Link href="#expansion" style={CUT}>
        Northgate Refinery Expansion, second phase
      </Link>
      <OverflowTooltip container={list} selector="a" />
    </div>
  )
}
