import { HomeScreen } from '@sitewright/ui/features/home/HomeScreen'
import { navigationOf } from '../../shell/navigation'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { useActor } from '../../shell/use-session'

export function Component() {
  return <HomeScreen hasAreas={navigationOf(useActor(), useRuntimeConfig(), undefined).length > 0} />
}
