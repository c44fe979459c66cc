import { HomeScreen } from '@sitewright/ui/features/home/HomeScreen'
import { buildNavigation } from '../../shell/navigation'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { useActor } from '../../shell/use-session'

export function Component() {
  return <HomeScreen hasAreas={buildNavigation(useActor(), useRuntimeConfig(), undefined).length > 0} />
}
