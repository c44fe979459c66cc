import { lazy, Suspense } from 'react'
import { useRuntimeConfig } from './runtime-config'

// No page of an installation that is no demonstration waits for it.
const DemoBanner = lazy(() =>
  import('@sitewright/ui/features/shell/DemoBanner').then((module) => ({ default: module.DemoBanner })),
)

/** The banner of a public demonstration, and nothing anywhere else. */
export const PublicDemo = () =>
  useRuntimeConfig().isPublicDemo === true ? (
    <Suspense fallback={null}>
      <DemoBanner />
    </Suspense>
  ) : null
