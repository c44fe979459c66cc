import type { ReactNode } from 'react'

/** The example form in the README. `npm run measure -- consumers` writes it into the applications that it opens. */
export function SiteForm(props: { save: (values: { name: string; company: number | null }) => void }): ReactNode
