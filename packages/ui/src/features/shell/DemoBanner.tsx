import { bannerMessages } from '@sitewright/domain/shared/messages'
import { Banner } from '../../banner/Banner'

/** Says on every page that anybody can sign in and read what is entered: for demo data that others than this machine can reach. */
export const DemoBanner = () => <Banner tone="hatch">{bannerMessages.publicDemo}</Banner>
