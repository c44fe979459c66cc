import { sharedMessages } from '@sitewright/domain/shared/messages'
import { PageHeader } from '../../page-header/PageHeader'
import { HomeBody } from './HomeScreen.styles'

/** Props of HomeScreen. */
export interface HomeScreenProps {
  /** There are areas in the navigation; true by default. */
  hasAreas?: boolean
}

/** The first screen of a signed-in user: a title and a text (ROUTE-08, ROUTE-09). */
export function HomeScreen({ hasAreas = true }: HomeScreenProps) {
  return (
    <>
      <PageHeader title={sharedMessages.homeTitle} />
      <HomeBody>{hasAreas ? sharedMessages.homeBody : sharedMessages.homeBodyWithoutAreas}</HomeBody>
    </>
  )
}
