import { configMessages } from '@sitewright/domain/configs/messages'
import { labelLabels } from '@sitewright/domain/labels/messages'
import type { SiteLabel } from '@sitewright/domain/labels/model'
import {
  isMobileBrowser,
  labelFileName,
  mobileAppLink,
  printableNames,
  type LabeledSite,
} from '@sitewright/domain/labels/rules'
import { LabelDialog, type PrintControls, type PrintOutcome } from '@sitewright/ui/features/labels/LabelDialog'
import { asView } from '../../data/as-view'
import { useSiteLabels } from '../../data/configs'
import { printLabels } from '../../data/labels'
import { openMobileApp } from '../../shell/open-mobile-app'
import { useRuntimeConfig } from '../../shell/runtime-config'

export interface PrintSiteLabelsProps {
  /** The project whose labels the user can choose from. */
  project: { readonly projectId: number }
  /** In the order of the site tree. Archived sites get no label (CODE-24). */
  sites: readonly LabeledSite[]
  /** The name of the project to print all its sites (CODE-01), or of a site to print its label (CODE-02). The file is named after it. */
  name: string
  /** Whether `name` is the name of a site. */
  isOneSite?: boolean
  isOpen: boolean
  onClose: () => void
}

/** Prints labels for sites: as a PDF, or in a mobile browser with the mobile app. Loads nothing while it is closed. */
export function PrintSiteLabels(props: PrintSiteLabelsProps) {
  const { project, sites, name, isOneSite = false, isOpen, onClose } = props
  const { mobileAppUrl } = useRuntimeConfig()
  const read = useSiteLabels(isOpen ? project.projectId : undefined)
  const names = printableNames(sites)
  const appLink = isMobileBrowser(navigator.userAgent) ? mobileAppUrl : undefined

  const print = async (label: SiteLabel, controls: PrintControls): Promise<PrintOutcome> => {
    const printed = await printLabels(label, names, { ...controls, isMobile: appLink !== undefined })
    if (printed.status === 'printed' && printed.zpl !== undefined && appLink !== undefined && !controls.signal.aborted)
      void openMobileApp(mobileAppLink(appLink, printed.zpl))
    return printed
  }

  return (
    <LabelDialog
      isOpen={isOpen}
      title={isOneSite ? labelLabels.printOne(name) : labelLabels.download}
      view={asView(read, configMessages.fetchFailed)}
      names={names}
      archived={sites.length - names.length}
      fileName={labelFileName(name)}
      isMobile={appLink !== undefined}
      onPrint={print}
      onClose={onClose}
    />
  )
}
