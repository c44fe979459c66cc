import { useRuntimeConfig } from '../runtime-config'

/** Renders the document title: "Night Shift · Roles · Sitewright". Exactly one is mounted: that of the layout, else that of the shell. */
export function PageTitle({ parts }: { parts: readonly (string | undefined)[] }) {
  const { productName } = useRuntimeConfig()
  return <title>{[...parts, productName].filter(Boolean).join(' · ')}</title>
}
