import { sharedMessages } from '@sitewright/domain/shared/messages'
import { PageHeader } from '../../page-header/PageHeader'
import { HomeBody } from './HomeScreen.styles'

/** The first screen of a signed-in user: a title and a text (ROUTE-08, ROUTE-09). */
export function HomeScreen() {
  return (
    <>
      <PageHeader title={sharedMessages.homeTitle} />
      <HomeBody>{sharedMessages.homeBody}</HomeBody>
    </>
  )
}
